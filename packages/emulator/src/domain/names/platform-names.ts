/** Name servers of domains whose zone the platform serves. */
export const platformNameservers: readonly string[] = ["ns1.vercel-dns.com", "ns2.vercel-dns.com"];
/** CNAME target of domains that the platform serves. */
export const platformName = "cname.vercel-dns.com";
export const platformAddress = "76.76.21.21";
/** The platform's certificate authority in CAA records. */
export const platformIssuer = "letsencrypt.org";
