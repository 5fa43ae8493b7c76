import { Browser, chromium, type Page } from "../../packages/emulator/test/browser.ts";

// Cost of the emulator's page in Chromium, after many requests and with more arriving.

export interface PageCost {
  readonly painted: number;
  readonly memory: number;
  readonly frames: readonly number[];
}

/** @param ask sends one request to the API */
export async function measurePage(url: string, token: string, ask: () => Promise<void>): Promise<PageCost | undefined> {
  if (chromium === undefined) return undefined;
  for (let remaining = 10_000; remaining > 0; remaining -= 50) await Promise.all(Array.from({ length: 50 }, ask));
  await using browser = await Browser.start();
  const page = await browser.open(`${url}/_emulator/`);
  const paint = "performance.getEntriesByName('first-contentful-paint')[0]";
  await page.until(paint);
  const painted = await page.eval<number>(`${paint}.startTime`);
  await page.fill("Token of the emulator", token);
  await page.press("Enter");
  await page.until(`document.querySelectorAll("main tbody tr").length === 200`);
  const sending = setInterval(() => void ask(), 20);
  const frames = await page.eval<number[]>(`new Promise((resolve) => {
    const [begun, times] = [performance.now(), []];
    const next = (last) => requestAnimationFrame((now) => {
      times.push(now - last);
      if (now - begun > 5000) resolve(times);
      else next(now);
    });
    next(begun);
  })`);
  clearInterval(sending);
  return { painted, memory: await heapOf(page), frames: frames.toSorted((one, other) => one - other) };
}

async function heapOf(page: Page): Promise<number> {
  await page.send("HeapProfiler.collectGarbage");
  const { usedSize } = await page.send("Runtime.getHeapUsage");
  return Number(usedSize) / 2 ** 20;
}
