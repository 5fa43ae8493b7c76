/** The platform's name servers, which a domain is to have whose questions it answers. */
export const platformNameservers: readonly string[] = ["ns1.vercel-dns.com", "ns2.vercel-dns.com"];
export const platformName = "cname.vercel-dns.com";
export const platformAddress = "76.76.21.21";
export const platformIssuer = "letsencrypt.org";
