/** @jsxImportSource preact */
import type { ComponentChildren, VNode } from "preact";
import type { Item } from "./data.ts";

const [width, height, buckets] = [480, 64, 60];

interface PlotProps {
  readonly title: string;
  readonly items: readonly Item[];
  readonly at: string;
}

/** Buckets items by time or, if all have the same, by position. */
function groupByTime({ items, at }: PlotProps): readonly (readonly Item[])[] {
  const times = items.map((item) => Number(item[at]));
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  const groups: Item[][] = Array.from({ length: buckets }, () => []);
  for (const [index, item] of items.entries()) {
    const share = span > 0 ? ((times[index] ?? first) - first) / span : index / items.length;
    groups[Math.min(buckets - 1, Math.max(0, Math.floor(share * buckets)))]?.push(item);
  }
  return groups;
}

interface PlotFrame {
  readonly title: string;
  readonly says: string;
  readonly kinds?: readonly string[];
  readonly children: ComponentChildren;
}

function Plot({ title, says, kinds = [], children }: PlotFrame): VNode {
  return (
    <figure class="plot">
      <figcaption>
        {title}{" "}
        <span class="faint">
          {kinds.map((kind) => (
            <i key={kind} class={`is-${kind}`} title={kind} />
          ))}{" "}
          {says}
        </span>
      </figcaption>
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" role="img" aria-label={`${title}: ${says}`}>
        {children}
      </svg>
    </figure>
  );
}

/** Stacked counts by kind. */
export function Bars({ kind, ...props }: PlotProps & { kind(item: Item): string }): VNode {
  const counts = new Map<string, number>();
  const parts = groupByTime(props).map((part) => {
    const inPart = new Map<string, number>();
    for (const item of part)
      for (const count of [inPart, counts]) count.set(kind(item), (count.get(kind(item)) ?? 0) + 1);
    return { inPart, total: part.length };
  });
  const kinds = [...counts.keys()].sort();
  const most = Math.max(1, ...parts.map(({ total }) => total));
  const says = kinds.map((each) => `${counts.get(each)} ${each}`).join(", ") || "none yet";
  return (
    <Plot title={props.title} says={says} kinds={kinds}>
      {parts.map(({ inPart }, index) => {
        let top = height;
        return kinds.map((each) => {
          const tall = ((inPart.get(each) ?? 0) / most) * (height - 2);
          top -= tall;
          const x = (index * width) / buckets;
          return (
            tall > 0 && <rect key={each} class={`is-${each}`} x={x} y={top} width={width / buckets - 1} height={tall} />
          );
        });
      })}
    </Plot>
  );
}

/** Maximum of each bucket, and the median of all. */
export function Heights({ value, ...props }: PlotProps & { value(item: Item): number }): VNode {
  const values = props.items.map(value).sort((a, b) => a - b);
  const most = values.at(-1) ?? 0;
  const half = values[values.length >> 1] ?? 0;
  const y = (of: number): number => height - (most > 0 ? of / most : 0) * (height - 2);
  return (
    <Plot title={props.title} says={values.length > 0 ? `half within ${half} ms, the slowest ${most} ms` : "none yet"}>
      {groupByTime(props).map((part, index) => {
        const top = y(Math.max(0, ...part.map(value)));
        return (
          <rect
            class="is-2xx"
            x={(index * width) / buckets}
            y={top}
            width={width / buckets - 1}
            height={height - top}
          />
        );
      })}
      <line class="half" x1="0" x2={width} y1={y(half)} y2={y(half)} />
    </Plot>
  );
}
