import { generate } from "selfsigned";

interface Identity {
  readonly key: string;
  readonly cert: string;
}

/** An authority of this test's own, a server of this machine and a client, both of which it vouches for. */
export interface Certificates {
  readonly ca: string;
  readonly server: Identity;
  readonly client: Identity;
}

type Extensions = NonNullable<NonNullable<Parameters<typeof generate>[1]>["extensions"]>;

export async function makeCertificates(): Promise<Certificates> {
  const make = async (name: string, extensions: Extensions, ca?: Identity): Promise<Identity> => {
    const options = { keyType: "ec" as const, algorithm: "sha256", extensions, ...(ca && { ca }) };
    const { private: key, cert } = await generate([{ name: "commonName", value: name }], options);
    return { key, cert };
  };
  const authority = await make("Slipway test authority", [
    { name: "basicConstraints", cA: true, critical: true },
    { name: "keyUsage", keyCertSign: true, cRLSign: true, critical: true },
  ]);
  const here: Extensions = [
    {
      name: "subjectAltName",
      altNames: [
        { type: 2, value: "localhost" },
        { type: 7, ip: "127.0.0.1" },
      ],
    },
    { name: "extKeyUsage", serverAuth: true },
  ];
  const server = await make("localhost", here, authority);
  const client = await make("ada", [{ name: "extKeyUsage", clientAuth: true }], authority);
  return { ca: authority.cert, server, client };
}
