/** @jsxImportSource preact */
import { Component, type ComponentChildren, type VNode } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Item, live, useLoaded } from "./data.ts";
import { placeOfId } from "./place.ts";

/** A member shown as a column; `?name` is hidden on narrow screens. */
export type Column = string;

export interface Action {
  readonly title: string;
  /** Requires a second click, since it replaces or removes data. */
  readonly isDestructive?: true;
  readonly only?: (item: Item) => boolean;
  /** Returns the status text. */
  readonly run: (item: Item) => Promise<string>;
}

interface Field {
  readonly name: string;
  readonly title: string;
  readonly value?: string;
  readonly optional?: true;
  /** Choices of a select. */
  readonly options?: () => Promise<readonly string[]>;
  /** The options are only suggestions. */
  readonly isOpen?: true;
}

export interface FormOf {
  readonly title: string;
  readonly fields: readonly Field[];
  /** Returns the status text, or an item to show. */
  readonly run: (values: Readonly<Record<string, string>>) => Promise<string | Item>;
}

let say: (text: string) => void = () => {};

export function StatusLine(): VNode {
  const [text, take] = useState("");
  say = take;
  return (
    <p class="said" role="status">
      {text}
    </p>
  );
}

export async function trying(work: () => Promise<string>): Promise<void> {
  say("…");
  say(await work().catch((error: Error) => `Failed: ${error.message}`));
}

/** `readyState` → `Ready state`, `createdAt` → `Created`. */
function words(name: string): string {
  const text = name.replace(/(?<=.)(?:At|Id)$/, "").replaceAll(/[A-Z]+/g, (letters) => ` ${letters.toLowerCase()}`);
  return text === "at" ? "Time" : text.charAt(0).toUpperCase() + text.slice(1);
}

function Time({ at }: { at: number }): VNode {
  const iso = Number.isFinite(at) && Math.abs(at) < 8.64e15 ? new Date(at).toISOString() : "";
  return (
    <time dateTime={iso} title={iso}>
      <span class="wide">{iso.slice(5, 10)} </span>
      {iso.slice(11, 19)}
    </time>
  );
}

const good = /^(?:2\d\d|READY|delivered|running|added|behaviour|engine|state)$/;
const bad = /^(?:0|[45]\d\d|ERROR|failed|error|stderr|removed|aborted)$/;
const marked = /^(?:status|readyState|state|change|level)$/i;

/** On one line if short. */
function jsonText(value: object, isBrief = false): string {
  const text = JSON.stringify(value);
  return isBrief || text.length < 50 ? text : JSON.stringify(value, null, 2);
}

function Value({ name, value, isBrief }: { name: string; value: unknown; isBrief?: boolean }): VNode {
  if (value === undefined || value === null || value === "") return <span class="faint">–</span>;
  if (typeof value === "number") {
    if (/^at$|At$/.test(name)) return <Time at={value} />;
    if (/^took$|Ms$/.test(name)) return <>{value} ms</>;
  }
  const text = typeof value === "object" ? jsonText(value, isBrief) : String(value);
  if (marked.test(name) && typeof value !== "object") {
    return <span class={`mark ${good.test(text) ? "is-good" : bad.test(text) ? "is-bad" : ""}`}>{text}</span>;
  }
  // The details of an item do not link to themselves.
  const place = name !== "id" && typeof value === "string" ? placeOfId(text) : undefined;
  const called = live.names.get(text) ?? text;
  if (place && !isBrief) {
    return (
      <a href={place} title={text}>
        {called}
      </a>
    );
  }
  if (text.includes("\n") && !isBrief) return <pre>{text}</pre>;
  return <span title={called === text ? undefined : text}>{isBrief ? called.slice(0, 200) : called}</span>;
}

interface TableProps {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly items: readonly Item[];
  /** Link to an item's details. */
  readonly href?: (item: Item) => string;
  readonly chosen?: string | undefined;
}

/** Arrow keys move between rows. */
function moveOn(event: KeyboardEvent): void {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0 || !(event.currentTarget instanceof HTMLElement)) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("th a")];
  links[links.indexOf(document.activeElement as HTMLElement) + step]?.focus();
  event.preventDefault();
}

interface RowProps {
  readonly item: Item;
  readonly columns: readonly Column[];
  readonly address: string | undefined;
  readonly isChosen: boolean;
}

/** Rendered only if its item changes: there are hundreds, and new ones several times a second. */
class TableRow extends Component<RowProps> {
  override shouldComponentUpdate({ item, address, isChosen }: RowProps): boolean {
    const { props } = this;
    return item !== props.item || address !== props.address || isChosen !== props.isChosen;
  }

  override render({ item, columns, address, isChosen }: RowProps): VNode {
    return (
      <tr class={isChosen ? "chosen" : ""}>
        {columns.map((column, index) => {
          const name = column.replace("?", "");
          const value = <Value name={name} value={item[name]} isBrief />;
          if (index > 0) return <td class={classOf(column)}>{value}</td>;
          return <th scope="row">{address === undefined ? value : <a href={address}>{value}</a>}</th>;
        })}
      </tr>
    );
  }
}

const classOf = (column: Column): string => `of-${column.replace("?", "")} ${column.startsWith("?") ? "wide" : ""}`;

export function Table({ title, columns, items, href, chosen }: TableProps): VNode {
  if (items.length === 0) return <p class="faint">None.</p>;
  return (
    <table>
      <caption class="unseen">{title}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" class={classOf(column)}>
              {words(column.replace("?", ""))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody onKeyDown={href && moveOn}>
        {items.map((item) => {
          const address = href?.(item);
          const isChosen = address !== undefined && address === chosen;
          return <TableRow key={address} {...{ item, columns, address, isChosen }} />;
        })}
      </tbody>
    </table>
  );
}

export function Members({ item }: { item: Item }): VNode {
  return (
    <dl>
      {Object.entries(item).map(([name, value]) => (
        <div key={name}>
          <dt>{words(name)}</dt>
          <dd>
            <Value name={name} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

export function Button({ action, item = {} }: { action: Action; item?: Item }): VNode {
  const [isAsked, ask] = useState(false);
  const click = (): void => {
    const isSure = isAsked || !action.isDestructive;
    ask(!isSure);
    if (isSure) void trying(() => action.run(item));
  };
  return (
    <button type="button" class={action.isDestructive ? "destructive" : ""} onClick={click} onBlur={() => ask(false)}>
      {isAsked ? `${action.title}: are you sure?` : action.title}
    </button>
  );
}

export function Form({ form }: { form: FormOf }): VNode {
  const [result, take] = useState<Item>();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!(event.currentTarget instanceof HTMLFormElement)) return;
    const values = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "");
    void trying(async () => {
      take(undefined);
      const outcome = await form.run(Object.fromEntries(values.map(([name, value]) => [name, String(value)])));
      if (typeof outcome === "string") return outcome;
      take(outcome);
      return "Done.";
    });
  };
  return (
    <form onSubmit={submit} aria-label={form.title}>
      {form.fields.map((field) => (
        <FieldOf key={field.name} field={field} />
      ))}
      <button type="submit">{form.title}</button>
      {result && <Members item={result} />}
    </form>
  );
}

function FieldOf({ field: { name, title, value, options, isOpen, optional } }: { field: Field }): VNode {
  const values = useLoaded(async () => (await options?.()) ?? [], ["snapshots"], name).value ?? [];
  const id = useId();
  const choices = values.map((each) => (
    <option key={each} value={each}>
      {each}
    </option>
  ));
  return (
    <label htmlFor={id}>
      {title}
      {options && !isOpen ? (
        <select id={id} name={name} value={value} required={!optional}>
          {optional && <option value="">the present</option>}
          {choices}
        </select>
      ) : (
        <input
          id={id}
          name={name}
          defaultValue={value}
          required={!optional}
          list={options && `${name}-known`}
          autocomplete="off"
        />
      )}
      {options && isOpen && <datalist id={`${name}-known`}>{choices}</datalist>}
    </label>
  );
}

export function SubTable(props: {
  readonly title: string;
  readonly columns: readonly Column[];
  readonly topics: readonly string[];
  readonly of: string;
  readonly load: () => Promise<readonly Item[]>;
}): VNode {
  const { value, problem } = useLoaded(props.load, props.topics, `${props.title} ${props.of}`);
  return (
    <Section title={props.title}>
      {problem !== undefined && <p class="problem">{problem}</p>}
      {value && <Table title={props.title} columns={props.columns} items={value} />}
    </Section>
  );
}

export function Section({ title, children }: { title: string; children: ComponentChildren }): VNode {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** An external link; text for other schemes than http. */
export function Out({ href }: { href: string }): VNode {
  if (!/^https?:\/\//i.test(href)) return <>{href}</>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {href}
    </a>
  );
}

/** Takes the focus when its content changes, for screen readers and keyboards, except on first render. */
export function Heading({ level, text, of = text }: { level: 1 | 2; text: string; of?: string }): VNode {
  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useRef(level === 1);
  // Before paint: later the user may have moved the focus.
  useLayoutEffect(() => {
    if (!isFirst.current) heading.current?.focus();
    isFirst.current = false;
  }, [of]);
  const Tag = `h${level}` as const;
  return (
    <Tag ref={heading} tabIndex={-1}>
      {text}
    </Tag>
  );
}
