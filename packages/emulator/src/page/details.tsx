/** @jsxImportSource preact */
import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { asCall, asCurl, asSeed, parity, type RequestInput } from "./copy.ts";
import { api, control, type Item, rows, useLoaded } from "./data.ts";
import { Members, Out, Section, trying } from "./parts.tsx";

interface Detail extends RequestInput {
  readonly message?: string;
  readonly changed?: readonly string[];
}

export function RequestDetail({ item }: { item: Item }): VNode {
  const { value: detail } = useLoaded(() => control<Detail>(`GET /requests/${item.id}`), [], `request ${item.id}`);
  const [text, show] = useState("");
  useEffect(() => show(""), [item.id]);
  if (!detail) return <p class="faint">…</p>;
  const { message, changed, input, body } = detail;
  const ways: Readonly<Record<string, (request: Item, input: RequestInput) => string>> = {
    "Copy as curl": asCurl,
    // Unlisted operations are in no package.
    ...(String(item.operation) in parity && { "Copy as a Slipway call": asCall }),
    ...(item.operation !== undefined && { "Copy as a line of a seed": asSeed }),
  };
  const copy = (as: string): Promise<void> =>
    trying(async () => {
      show(as);
      await navigator.clipboard.writeText(as).catch(() => {
        throw new Error("the browser does not allow it; copy the text below the buttons");
      });
      return "Copied.";
    });
  return (
    <>
      {message !== undefined && (
        <Section title="Error">
          <p class="problem">{message}</p>
        </Section>
      )}
      <div class="actions">
        {Object.entries(ways).map(([title, way]) => (
          <button key={title} type="button" onClick={() => void copy(way(item, detail))}>
            {title}
          </button>
        ))}
      </div>
      {text !== "" && <pre>{text}</pre>}
      {changed && (
        <Section title="Changes">
          <ul>
            {changed.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </Section>
      )}
      {input !== undefined && (
        <Section title="Input">
          <pre>{JSON.stringify(input, null, 2)}</pre>
        </Section>
      )}
      {body !== undefined && JSON.stringify(body) !== JSON.stringify(input) && (
        <Section title="Body">
          <pre>{JSON.stringify(body, null, 2)}</pre>
        </Section>
      )}
    </>
  );
}

export function Served({ item }: { item: Item }): VNode {
  const hosts = [item.host, ...((item.aliases as readonly string[] | undefined) ?? [])].map(String);
  const load = () =>
    Promise.all(hosts.map((host) => control<{ origin: string }>(`GET /origins/${encodeURIComponent(host)}`)));
  const { value: origins = [] } = useLoaded(load, ["aliases"], `served ${hosts.join()}`);
  return (
    <Section title="Hosts">
      <ul>
        {origins.map(({ origin }) => (
          <li key={origin}>
            <Out href={origin} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Characters shown of an output, from its end. */
const maxOutput = 20_000;

export function Outputs({ item }: { item: Item }): VNode {
  const load = async () => {
    const sessions = await rows({ table: "sandboxSessions", where: { sandbox: String(item.id) } });
    const commands = await Promise.all(
      sessions.map(({ id }) => rows({ table: "sandboxCommands", where: { session: String(id) } })),
    );
    return Promise.all(
      commands.flat().map(async (command) => {
        const path = `/v2/sandboxes/sessions/${command.sessionId}/cmd/${command.id}/logs`;
        const isOver = sessions.find(({ id }) => id === command.sessionId)?.status !== "running";
        if (isOver) return { command, text: "The session has ended, and its output with it." };
        // The log of a running command never ends.
        const signal = AbortSignal.timeout(2000);
        const text = await api(path, command.accountId, signal).catch((error: Error) => error.message);
        return { command, text: text.split("\n").map(dataOf).join("") };
      }),
    );
  };
  const { value: outputs = [] } = useLoaded(load, ["sandboxCommands"], `outputs ${item.id}`);
  return (
    <Section title="Output of its commands">
      {outputs.map(({ command: { id, name, args, exitCode }, text }) => (
        <section key={String(id)}>
          <h4>
            {[name, ...(args as readonly unknown[])].join(" ")}{" "}
            <span class="faint">{exitCode === null ? "runs" : `ended with ${exitCode}`}</span>
          </h4>
          <pre>{text.slice(-maxOutput) || "Nothing."}</pre>
        </section>
      ))}
    </Section>
  );
}

function dataOf(line: string): string {
  try {
    return String(JSON.parse(line).data ?? "");
  } catch {
    return line;
  }
}

export function Difference({ item }: { item: Item }): VNode {
  const members = item.members as readonly { name: string; before?: string; after?: string }[];
  return (
    <Members
      item={Object.fromEntries(members.map(({ name, before = "–", after = "–" }) => [name, `${before} → ${after}`]))}
    />
  );
}
