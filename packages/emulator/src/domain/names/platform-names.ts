/** The platform's name servers, which a domain is to have whose questions it answers. */
export const platformNameservers: readonly string[] = ["ns1.vercel-dns.com", "ns2.vercel-dns.com"];
/** What a domain's names are to be other names of, so that the platform serves them. */
export const platformName = "cname.vercel-dns.com";
export const platformAddress = "76.76.21.21";
/** Who issues the platform's certificates, as CAA records name them. */
export const platformIssuer = "letsencrypt.org";
