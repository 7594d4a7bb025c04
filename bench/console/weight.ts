import { weigh, type Emptied } from '../../apps/web/build/weigh.ts';

const CLOSED = '{ opened: null, panel: undefined, open() {}, close() {} }';

/** The console's doors to the rest of the app, and its texts, with nothing behind them. */
const WITHOUT: Emptied = {
  '/features/console/components/console.tsx': 'export const Console = () => null;',
  '/features/console/components/run-and-type-button.tsx': 'export const RunAndTypeButton = () => null;',
  '/features/console/use-open-console.ts': `export const loadPanel = async () => null; export const useOpenConsole = () => (${CLOSED});`,
  '/features/practice/use-workspace-console.ts': `export const useWorkspaceConsole = () => ({ openConsole: ${CLOSED} });`,
  '/messages/en/console.ts': 'export const console = {};',
  '/messages/hi/console.ts': 'export const console = {};',
};

/** What the console adds to all JavaScript of the app, in KiB of brotli. */
export async function consoleWeightKib(): Promise<number> {
  return ((await weigh()) - (await weigh(WITHOUT))) / 1024;
}
