import type { Ask } from '../../scripts/testing/open-loop.ts';

const PASSWORD = 'a kolam a day';
const AT_A_TIME = 8;
/** The mix of a lab hour is told by the hundred. */
const LAB_HOUR_TURNS = 100;

/** What the loads ask about, on a product with the starter content. */
export type School = {
  readonly learners: readonly { readonly email: string; readonly token: string }[];
  readonly subtopicId: string;
  readonly problemId: string;
  readonly assetId: string;
};

/** Signs learners up and looks up what they will read. */
export async function openSchool(address: string, learnersCount: number): Promise<School> {
  const learners: { email: string; token: string }[] = [];
  const signUp = async () => {
    for (let number = learners.length; number < learnersCount; number = learners.length) {
      const email = `bench-${number}@example.in`;
      learners.push({ email, token: '' });
      const { token } = await post<{ token: string }>(address, '/api/users', {
        name: 'Bench',
        email,
        password: PASSWORD,
      });
      learners[number] = { email, token };
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, signUp));
  return { learners, ...(await findContent(address, learners[0]?.token ?? '')) };
}

/** The first module that is open, an item of it, and a problem that anybody may save code for. */
async function findContent(address: string, token: string): Promise<Omit<School, 'learners'>> {
  const get = async <T>(path: string) => read<T>(address, path, token);
  const { topics } = await get<{ topics: { topicId: string }[] }>('/api/content');
  const { subtopics } = await get<{ subtopics: { subtopicId: string; rollout: boolean }[] }>(
    `/api/content/topic/${topics[0]?.topicId}`,
  );
  const subtopicId = subtopics.find(({ rollout }) => rollout)?.subtopicId ?? '';
  const { assets } = await get<{ assets: { assetId: string; premium: number }[] }>(
    `/api/content/subtopic/${subtopicId}`,
  );
  const { problemsUnsolved } = await get<{ problemsUnsolved: { assetId: string }[] }>(
    '/api/content/problems/',
  );
  const assetId = assets.find(({ premium }) => premium === 0)?.assetId ?? '';
  return { subtopicId, assetId, problemId: problemsUnsolved[0]?.assetId ?? '' };
}

async function post<T>(address: string, path: string, body: object): Promise<T> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}

async function read<T>(address: string, path: string, token: string): Promise<T> {
  const answer = await fetch(`${address}${path}`, { headers: { 'x-auth-token': token } });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as T;
}

/** About a kilobyte, and never the same twice. */
const program = (turn: number): string =>
  `# save ${turn}\n${'total = total + int(input())  # one more line\n'.repeat(20)}`;

/** What each load of the school's day asks for in its n-th request. */
export type Asks = Readonly<
  Record<
    'catalogue' | 'subtopic' | 'autosave' | 'comment' | 'login' | 'whoAmI' | 'labHour' | 'labHourWithRuns',
    (turn: number) => Ask
  >
>;

export function asksOf({ learners, subtopicId, problemId, assetId }: School): Asks {
  const who = (turn: number) => learners[turn % learners.length] ?? { email: '', token: '' };
  const get =
    (path: string) =>
    (turn: number): Ask => ({ method: 'GET', path, token: who(turn).token });
  const asks = {
    catalogue: get('/api/content'),
    subtopic: get(`/api/content/subtopic/${subtopicId}`),
    whoAmI: get('/api/auth'),
    autosave: (turn: number): Ask => ({
      method: 'POST',
      path: `/api/content/updateproblem/${problemId}`,
      token: who(turn).token,
      body: { code: { py: program(turn) } },
    }),
    comment: (turn: number): Ask => ({
      method: 'POST',
      path: '/api/comments/addcomment',
      token: who(turn).token,
      body: { comment: `A question, number ${turn}`, assetId, url: '/learn' },
    }),
    login: (turn: number): Ask => ({
      method: 'POST',
      path: '/api/auth',
      body: { email: who(turn).email, password: PASSWORD },
    }),
    /** One of each hundred requests: counted by hundreds, so that the runs are not always those of the same few. */
    run: (turn: number): Ask => {
      const number = Math.floor(turn / LAB_HOUR_TURNS);
      const program = PROGRAMS[number % PROGRAMS.length];
      return {
        method: 'POST',
        path: '/api/runner/execute',
        token: who(number).token,
        body: { ...program, mode: 'ctestcase', ctestcase: '20 22', assetId: '' },
      };
    },
  };
  return {
    ...asks,
    labHour: (turn) => labHour(asks, turn),
    labHourWithRuns: (turn) => (turn % LAB_HOUR_TURNS === 49 ? asks.run(turn) : labHour(asks, turn)),
  };
}

/** What learners run in a lab: the sum of two numbers, in C and in Python. */
const PROGRAMS = [
  {
    language: 0,
    code: '#include <stdio.h>\nint main(void) { int a, b; scanf("%d %d", &a, &b); printf("%d\\n", a + b); }\n',
  },
  { language: 5, code: 'a, b = map(int, input().split())\nprint(a + b)\n' },
] as const;

/** Of a hundred requests in a lab hour: autosaves, reads, and now and then somebody who signs in. */
function labHour(asks: Omit<Asks, 'labHour' | 'labHourWithRuns'>, turn: number): Ask {
  const share = turn % LAB_HOUR_TURNS;
  if (share < 50) return asks.autosave(turn);
  if (share < 75) return asks.subtopic(turn);
  if (share < 88) return asks.catalogue(turn);
  if (share < 98) return asks.whoAmI(turn);
  return asks.login(turn);
}
