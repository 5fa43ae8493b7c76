/** @jsxImportSource preact */
import { render, type VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import { control, enter, followEvents, type Item, leave, useLive, useLoaded } from "./data.ts";
import { Button, Form, Heading, Members, Section, StatusLine, SubTable, Table } from "./parts.tsx";
import { linkTo, type Place, usePlace } from "./place.ts";
import type { View } from "./views/view.ts";
import { groups } from "./views.ts";

const views: Readonly<Record<string, View>> = Object.assign({}, ...Object.values(groups));

function App(): VNode {
  const { state, problem } = useLive();
  const place = usePlace();
  if (state === "asking" || state === "connecting") return <Gate state={state} problem={problem} />;
  return (
    <>
      <button class="skip" type="button" onClick={skip}>
        Skip to the list
      </button>
      <header>
        <strong>Slipway emulator</strong>
        <Clock />
        <span class={`mark ${state === "live" ? "is-good" : "is-bad"}`}>{state}</span>
        <button type="button" onClick={() => leave()}>
          Forget the token
        </button>
      </header>
      {problem && (
        <p class="problem" role="alert">
          {problem}
        </p>
      )}
      <Nav chosen={place.view} />
      <CurrentView place={place} view={views[place.view]} />
      <StatusLine />
    </>
  );
}

/** Not a link: the hash is the page's route. */
function skip(): void {
  document.querySelector<HTMLElement>("main h1")?.focus();
}

function Gate({ state, problem }: { state: string; problem: string }): VNode {
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (event.currentTarget instanceof HTMLFormElement) enter(String(new FormData(event.currentTarget).get("token")));
  };
  return (
    <main class="gate">
      <h1>Slipway emulator</h1>
      <form onSubmit={submit}>
        <label>
          Token of the emulator
          <input name="token" type="password" required autocomplete="off" aria-describedby="where" />
        </label>
        <p id="where" class="faint">
          The emulator prints it when it starts. It is stored in this tab only.
        </p>
        <button type="submit" disabled={state === "connecting"}>
          Open
        </button>
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
      </form>
    </main>
  );
}

function Clock(): VNode {
  const { value } = useLoaded(
    () => control<{ now: number }>("GET /clock"),
    ["requests", "served", "clock", "jobs"],
    "clock",
  );
  const text = value && new Date(value.now).toISOString().slice(0, 19).replace("T", " ");
  return <span class="faint">{text && `${text} UTC`}</span>;
}

const narrow = matchMedia("(max-width: 44rem)");

/** On narrow screens the menu is collapsed until opened, and again after a choice. */
function Nav({ chosen }: { chosen: string }): VNode {
  const [isOpen, open] = useState(!narrow.matches);
  useEffect(() => {
    const adapt = () => open(!narrow.matches);
    adapt();
    narrow.addEventListener("change", adapt);
    return () => narrow.removeEventListener("change", adapt);
  }, [chosen]);
  return (
    <nav aria-label="Views">
      <details open={isOpen} onToggle={({ currentTarget }) => open(currentTarget.open)}>
        <summary>Views</summary>
        {Object.entries(groups).map(([title, each]) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {Object.entries(each).map(([view, { title: name }]) => (
                <li key={view}>
                  <a href={linkTo({ view })} aria-current={view === chosen ? "page" : undefined}>
                    {name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </details>
    </nav>
  );
}

function CurrentView({ place, view }: { place: Place; view: View | undefined }): VNode {
  useEffect(() => {
    document.title = `${view?.title ?? "Nothing"} · Slipway emulator`;
  }, [view]);
  if (!view) {
    return (
      <main>
        <Heading level={1} text="This view does not exist" />
      </main>
    );
  }
  return <List key={place.view} place={place} view={view} />;
}

function List({ place, view }: { place: Place; view: View }): VNode {
  const { id, params } = place;
  const { q: search = "" } = params;
  const { columns, above, forms = [], actions = [], key = "id" } = view;
  const load = () => view.load({ search, params });
  const { value: items, problem } = useLoaded(load, view.topics, place.view, JSON.stringify(params));
  const seek = (event: Event): void => {
    if (!(event.currentTarget instanceof HTMLInputElement)) return;
    // `replaceState`: not a history entry per letter.
    const address = linkTo({ view: place.view, id, params: { ...params, q: event.currentTarget.value } });
    history.replaceState(null, "", address);
    dispatchEvent(new Event("hashchange"));
  };
  const href = (item: Item): string => linkTo({ view: place.view, id: String(item[key]), params });
  const back = linkTo({ view: place.view, params });
  return (
    <main class={id === undefined ? "" : "has-details"}>
      <div class="list">
        <Heading level={1} text={view.title} />
        <p class="faint">{view.about}</p>
        {items && above?.(items)}
        <div class="tools">
          <label>
            Search
            <input type="search" value={search} onInput={seek} />
          </label>
          {forms.map((form) => (
            <Form key={form.title} form={form} />
          ))}
          {actions.map((action) => (
            <Button key={action.title} action={action} />
          ))}
        </div>
        {problem !== undefined && <p class="problem">{problem}</p>}
        {items && (
          <Table
            {...{ title: view.title, columns, items, href }}
            chosen={id === undefined ? undefined : linkTo({ view: place.view, id, params })}
          />
        )}
      </div>
      {id !== undefined && <Details {...{ id, view, back, items }} />}
    </main>
  );
}

function itemTitle({ titled = ["name", "called"] }: View, item: Item, id: string): string {
  return titled.flatMap((name) => item[name] ?? []).join(" ") || id;
}

interface DetailsProps {
  readonly id: string;
  readonly view: View;
  readonly back: string;
  readonly items: readonly Item[] | undefined;
}

/** Details of an item of the list or, for a link to one outside of it, of a search. */
function Details({ id, view, back, items }: DetailsProps): VNode {
  const { key = "id", detail: Detail, parts = [], doing = [] } = view;
  const here = items?.find((item) => String(item[key]) === id);
  const load = async () => (here ? undefined : await view.load({ search: id, params: {} }));
  const searched = useLoaded(load, view.topics, `${id} ${here !== undefined}`).value;
  const item = here ?? searched?.find((each) => String(each[key]) === id);
  const close = (event: KeyboardEvent): void => {
    if (event.key === "Escape") location.hash = back;
  };
  return (
    <aside aria-label="Details" onKeyDown={close}>
      <Heading level={2} text={item ? itemTitle(view, item, id) : id} of={id} />
      <a href={back}>Close</a>
      {!item && items && <p class="faint">It does not exist, or no longer exists.</p>}
      {item && (
        <>
          <div class="actions">
            {doing
              .filter(({ only }) => only?.(item) ?? true)
              .map((action) => (
                <Button key={action.title} action={action} item={item} />
              ))}
          </div>
          {Detail && <Detail item={item} />}
          {parts.map(({ title, columns, topics, load: of }) => (
            <SubTable key={title} {...{ title, columns, topics }} of={id} load={() => of(item)} />
          ))}
          <Section title="All members">
            <Members item={item} />
          </Section>
        </>
      )}
    </aside>
  );
}

const root = document.getElementById("page");
if (root) render(<App />, root);
void followEvents();
