import { c, cpp, java, python, type Dialogue } from './dialogues.ts';

/** How people read who have learnt it elsewhere: by lines and by letters, by key, by event, in the background. */
export const HABITS: readonly Dialogue[] = [
  c(
    'mixes fgets with sscanf, and asks again',
    [
      ['day/month: ', 'soon'],
      ['day/month: ', '26/1'],
    ],
    'int main(void) { char line[80]; int d, m; do { printf("day/month: "); if (!fgets(line, sizeof line, stdin)) return 1; } while (sscanf(line, "%d/%d", &d, &m) != 2 && printf("like 15/8\\n")); printf("%02d.%02d.\\n", d, m); }',
  ),
  c(
    'mixes scanf with fgets, whose line is empty',
    [
      ['age: ', '19'],
      ['done\n', 'Asha Rao'],
    ],
    'int main(void) { int age; char name[40], more[40]; printf("age: "); scanf("%d", &age); printf("name: "); fgets(name, 40, stdin); printf("[%d]done\\n", (int)strlen(name)); fgets(more, 40, stdin); printf("%d %s", age, more); }',
  ),
  c(
    'puts a character back',
    [['sum: ', '12+30+4']],
    'static int number(void) { int c, n = 0; while (isdigit(c = getchar())) n = 10 * n + c - 48; ungetc(c, stdin); return n; }\nint main(void) { printf("sum: "); int sum = number(); while (getchar() == 43) sum += number(); printf("%d\\n", sum); }',
  ),
  c(
    'takes single keys',
    [['move: ', 'wa']],
    '#include <termios.h>\nint main(void) { struct termios t; tcgetattr(0, &t); t.c_lflag &= ~(ICANON | ECHO); tcsetattr(0, TCSANOW, &t); char key; printf("move: "); fflush(stdout); while (read(0, &key, 1) == 1 && key != 10) { printf("<%c>", key); fflush(stdout); } puts(""); }',
  ),
  c(
    'polls two things and reads the one that is there',
    [['> ', 'ping']],
    '#include <poll.h>\nint main(void) { int ends[2]; pipe(ends); struct pollfd both[2] = {{0, POLLIN, 0}, {ends[0], POLLIN, 0}}; write(1, "> ", 2); poll(both, 2, -1); char b[20]; int n = read(0, b, 20); write(ends[1], b, n); poll(both + 1, 1, -1); char d[20]; n = read(ends[0], d, 20); write(1, "got ", 4); write(1, d, n); }',
  ),
  c(
    'does not wait for its input, and comes back for it',
    [['ready? ', 'yes']],
    '#include <fcntl.h>\n#include <sys/select.h>\nint main(void) { char b[9]; fcntl(0, F_SETFL, O_NONBLOCK); printf("%d\\n", (int)read(0, b, 9)); printf("ready? "); fflush(stdout); fd_set s; FD_ZERO(&s); FD_SET(0, &s); select(1, &s, 0, 0, 0); int n = read(0, b, 9); printf("%d letters\\n", n - 1); fcntl(0, F_SETFL, 0); }',
  ),
  cpp(
    'reads with cin.getline, and a line that is too long',
    [
      ['code: ', 'toolongforit'],
      ['code: ', 'short'],
    ],
    'int main() { char code[8]; for (;;) { cout << "code: "; if (cin.getline(code, 8)) break; cout << code << "... is too long\\n"; cin.clear(); cin.ignore(1000, \'\\n\'); } cout << code << \'\\n\'; }',
  ),
  cpp(
    'waits for Enter to be pressed',
    [
      ['n: ', '3'],
      ['Press Enter ', ''],
    ],
    'int main() { int n; cout << "n: "; cin >> n; cin.ignore(); for (int i = 1; i <= n; i++) cout << i << " "; cout << "\\nPress Enter "; cin.get(); cout << "bye\\n"; }',
  ),
  cpp(
    'has a menu loop with a bank account',
    [
      ['> ', '1'],
      ['amount: ', '250'],
      ['> ', '7'],
      ['> ', '3'],
    ],
    'int main() { double sum = 0; int n; do { cout << "1 pay in\\n2 take out\\n3 leave\\n> "; cin >> n; switch (n) { case 1: case 2: { double a; cout << "amount: "; cin >> a; sum += n == 1 ? a : -a; cout << "balance " << sum << endl; break; } case 3: break; default: cerr << "1 to 3, please\\n"; } } while (n != 3 && cin); }',
  ),
  cpp(
    'reads in the background',
    [
      ['one: ', 'a'],
      ['two: ', 'b'],
    ],
    '#include <condition_variable>\n#include <mutex>\n#include <thread>\nint main() { mutex m; condition_variable told; vector<string> all; cout << "one: " << flush; thread reader([&] { string s; while (cin >> s) { { lock_guard<mutex> l(m); all.push_back(s); } told.notify_one(); if (s == "b") break; } }); for (size_t n = 1; n <= 2; n++) { unique_lock<mutex> l(m); told.wait(l, [&] { return all.size() >= n; }); cout << "heard " << all[n - 1] << "\\n"; if (n == 1) cout << "two: " << flush; } reader.join(); }',
  ),
  java(
    'mixes nextInt, nextLine and nextDouble',
    [
      ['roll: ', '17'],
      ['name: ', 'Ravi Das'],
      ['marks: ', '81.5 90'],
    ],
    'Scanner in = new Scanner(System.in); System.out.print("roll: "); int roll = in.nextInt(); in.nextLine(); System.out.print("name: "); String name = in.nextLine(); System.out.print("marks: "); double sum = in.nextDouble() + in.nextInt(); System.out.printf("%03d %s %.2f%n", roll, name, sum / 2);',
  ),
  java(
    'reads in a thread, and takes from a queue',
    [
      ['? ', 'left'],
      ['? ', 'stop'],
    ],
    'var queue = new java.util.concurrent.LinkedBlockingQueue<String>(); Thread reader = new Thread(() -> { Scanner in = new Scanner(System.in); while (in.hasNextLine()) queue.add(in.nextLine()); }); reader.setDaemon(true); reader.start(); String line; do { System.out.print("? "); line = queue.take(); System.out.println(line.length()); } while (!line.equals("stop"));',
  ),
  python(
    'takes letter after letter',
    [['word: ', 'abc']],
    'import sys\nprint("word: ", end="", flush=True)\nwhile (letter := sys.stdin.read(1)) not in ("", "\\n"): print(ord(letter), end=" ")\nprint()',
  ),
  python(
    'asks for a password twice',
    [
      ['New password: ', 'kolam'],
      ['Again: ', 'kolan'],
      ['New password: ', 'rangoli'],
      ['Again: ', 'rangoli'],
    ],
    'import getpass\nwhile getpass.getpass("New password: ") != getpass.getpass("Again: "): print("They differ.")\nprint("Changed.")',
  ),
  python(
    'reads lines until an empty one by iter',
    [
      ['item: ', 'rice'],
      ['item: ', 'dal'],
      ['item: ', ''],
    ],
    'items = list(iter(lambda: input("item: "), ""))\nprint(len(items), "; ".join(sorted(items)))',
  ),
];
