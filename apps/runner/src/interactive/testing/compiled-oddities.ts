import { c, cpp, type Dialogue } from './dialogues.ts';

/**
 * Programs that use a terminal in ways that courses warn about, or as games do: traps of reading, buffers, clocks,
 * processes.
 */
export const COMPILED_ODDITIES: readonly Dialogue[] = [
  c(
    'reads a line after a number, and gets the rest of the number’s',
    [
      ['age: ', '20'],
      ['town: ', 'Pune'],
    ],
    `int main(void) { int age; char name[40], town[40]; printf("age: "); scanf("%d", &age); fgets(name, 40, stdin); printf("name is [%zu]\\ntown: ", strlen(name)); fgets(town, 40, stdin); printf("%d %s", age, town); }`,
  ),
  c(
    'asks yes or no by a character after a space',
    [
      ['again (y/n)? ', 'y'],
      ['again (y/n)? ', 'y'],
      ['again (y/n)? ', 'n'],
    ],
    `int main(void) { char again; int rounds = 0; do { printf("again (y/n)? "); scanf(" %c", &again); rounds++; } while (again == 'y'); printf("%d rounds\\n", rounds); }`,
  ),
  c(
    'adds numbers until its input ends',
    [
      ['+ ', '3'],
      ['+ ', '4.5'],
    ],
    'int main(void) { double x, sum = 0; while (printf("+ "), scanf("%lf", &x) == 1) { sum += x; printf("= %g\\n", sum); } printf("\\nsum %g\\n", sum); }',
  ),
  c(
    'has a menu in a menu',
    [
      ['main> ', '2'],
      ['sub> ', '1'],
      ['sub> ', '0'],
      ['main> ', '0'],
    ],
    `int main(void) { int a, b; for (;;) { printf("main> "); if (scanf("%d", &a) != 1 || a == 0) break; if (a == 2) while (printf("sub> "), scanf("%d", &b) == 1 && b) printf("sub %d\\n", b); } puts("left"); }`,
  ),
  c(
    'asks for a password with getpass',
    [
      ['user: ', 'asha'],
      ['key: ', 'kolam'],
    ],
    `int main(void) { char user[20]; printf("user: "); scanf("%19s", user); while (getchar() != '\\n') continue; char *key = getpass("key: "); printf("%s %zu\\n", user, strlen(key)); }`,
  ),
  c(
    'draws a bar over itself, and asks after it',
    [['ok? ', 'yes']],
    'int main(void) { for (int i = 0; i <= 100; i += 20) { printf("\\r[%-5.*s] %3d%%", i / 20, "#####", i); fflush(stdout); usleep(20000); } printf("\\nok? "); char word[9]; scanf("%8s", word); printf("\\033[32m%s\\033[0m\\n", word); }',
  ),
  c(
    'holds its whole output back though it asks',
    [['', '5']],
    'int main(void) { int n; setvbuf(stdout, NULL, _IOFBF, 4096); printf("n? "); scanf("%d", &n); printf("%d\\n", 2 * n); }',
  ),
  c(
    'shows each letter alone',
    [
      ['first? ', 'ab'],
      ['second? ', 'cd'],
    ],
    `static void say(const char *text) { while (*text) putchar(*text++); }\nint main(void) { char a[9], b[9]; setvbuf(stdout, NULL, _IONBF, 0); say("first? "); scanf("%8s", a); say("second? "); scanf("%8s", b); say(b); say(a); say("\\n"); }`,
  ),
  c(
    'forks with a line that is not ended',
    [['parent? ', 'done']],
    `#include <sys/wait.h>\nint main(void) { printf("twice "); if (fork() == 0) { printf("child\\n"); return 0; } wait(NULL); printf("parent? "); char word[9]; scanf("%8s", word); puts(word); }`,
  ),
  c(
    'has a child that reads for it',
    [
      ['child? ', 'one'],
      ['parent? ', 'two'],
    ],
    `#include <sys/wait.h>\nint main(void) { char line[20]; if (fork() == 0) { write(1, "child? ", 7); ssize_t n = read(0, line, 20); write(1, line, (size_t)n); _exit(0); } wait(NULL); printf("parent? "); fgets(line, 20, stdin); printf("%s", line); }`,
  ),
  c(
    'reads lines of any length with getline',
    [
      ['line: ', 'x'.repeat(300)],
      ['line: ', 'अभ्यास'],
    ],
    `int main(void) { char *line = NULL; size_t room = 0; ssize_t got; while (printf("line: "), (got = getline(&line, &room, stdin)) > 0) printf("%zd %s", got, line); puts(""); free(line); }`,
  ),
  c(
    'waits for its clock, then reads',
    [['tick\n', 'go on']],
    `#include <signal.h>\nstatic void tick(int number) { (void)number; write(1, "tick\\n", 5); }\nint main(void) { char line[20]; signal(SIGALRM, tick); alarm(1); pause(); fgets(line, 20, stdin); printf("<%s>", line); }`,
  ),
  c(
    'reads a line by a set of letters',
    [
      ['name: ', 'Asha Rao'],
      ['town: ', 'New Delhi'],
    ],
    'int main(void) { char name[40], town[40]; printf("name: "); scanf("%39[^\\n]%*c", name); printf("town: "); scanf("%39[^\\n]%*c", town); printf("%s|%s\\n", name, town); }',
  ),
  c(
    'reads in blocks until its end',
    [['blocks:\n', 'abcdefg']],
    'int main(void) { char block[4]; size_t got; puts("blocks:"); while ((got = fread(block, 1, 4, stdin)) > 0) printf("(%.*s)", (int)got, block); puts(""); }',
  ),
  c(
    'sleeps, then asks',
    [['late? ', 'yes']],
    'int main(void) { puts("wait"); sleep(1); printf("late? "); char word[9]; scanf("%8s", word); puts(word); }',
  ),
  c(
    'dies of a signal after an answer',
    [['n: ', '0']],
    'int main(void) { int n; printf("n: "); scanf("%d", &n); printf("before"); fflush(stdout); abort(); }',
  ),
  c(
    'has a child of another group, which may not read',
    [['stopped, mine? ', 'yes']],
    `#include <signal.h>\n#include <sys/wait.h>\nint main(void) { char line[20]; int status; pid_t child = fork(); if (child == 0) { setpgid(0, 0); read(0, line, 20); _exit(0); } waitpid(child, &status, WUNTRACED); printf("%s, mine? ", WIFSTOPPED(status) && WSTOPSIG(status) == SIGTTIN ? "stopped" : "read"); fgets(line, 20, stdin); printf("%s", line); kill(child, SIGKILL); }`,
  ),
  c(
    'asks for two numbers, and gets them on two lines',
    [
      ['two numbers: ', '4'],
      ['', '0'],
      ['again? ', 'n'],
    ],
    `int main(void) { double a, b; char again; do { printf("two numbers: "); scanf("%lf%lf", &a, &b); if (b == 0) fprintf(stderr, "division by zero\\n"); else printf("%.3f\\n", a / b); printf("again? "); scanf(" %c", &again); } while (again == 'y'); }`,
  ),
  c(
    'turns a sign with backspaces',
    [['start? ', 'y']],
    `int main(void) { printf("start? "); getchar(); for (int i = 0; i < 6; i++) { printf("%c\\b", "|/-+"[i % 4]); fflush(stdout); usleep(15000); } printf("\\r100%%\\nready\\n"); }`,
  ),
  cpp(
    'looks at the character that comes next',
    [
      ['Press Enter to continue...', ''],
      ['letter: ', 'ab'],
      ['Press Enter to continue...', ''],
    ],
    `int main() { cout << "Press Enter to continue..."; cin.get(); cout << "letter: "; char letter = cin.get(); cout << letter << (char)cin.peek() << endl; cin.ignore(100, '\\n'); cout << "Press Enter to continue..."; cin.get(); cout << "done" << endl; }`,
  ),
  cpp(
    'skips white space before a line',
    [
      ['n: ', ' 7 '],
      ['line: ', '  one two '],
    ],
    'int main() { int n; string s; cout << "n: "; cin >> n; cout << "line: "; getline(cin >> ws, s); cout << n << "[" << s << "]\\n"; }',
  ),
  cpp(
    'recovers from what is no number',
    [
      ['n? ', 'abc'],
      ['n? ', '4x'],
      ['n? ', '9'],
    ],
    `#include <limits>\nint main() { int n, good = 0; while (good < 2) { cout << "n? "; if (cin >> n) { good++; cout << "got " << n << "\\n"; } else { cerr << "no number\\n"; cin.clear(); } cin.ignore(numeric_limits<streamsize>::max(), '\\n'); } }`,
  ),
  cpp(
    'asks untied from its standard output',
    [['', '3 4']],
    'int main() { ios::sync_with_stdio(false); cin.tie(nullptr); int a, b; cout << "two numbers: "; cin >> a >> b; cout << a + b << "\\n"; }',
  ),
  cpp(
    'asks without the C library’s buffers, but tied',
    [
      ['a: ', '3'],
      ['b: ', '4'],
    ],
    'int main() { ios::sync_with_stdio(false); int a, b; cout << "a: "; cin >> a; cout << "b: "; cin >> b; cout << a * b << "\\n"; }',
  ),
  cpp(
    'draws a board after each move',
    [
      ['move: ', '0 0'],
      ['move: ', '1 1'],
      ['move: ', '2 2'],
    ],
    `int main() { vector<string> board(3, "..."); int r, c; for (int turn = 0; turn < 3; turn++) { cout << "move: "; cin >> r >> c; board[r][c] = turn % 2 ? 'O' : 'X'; for (auto& row : board) cout << row << "\\n"; } }`,
  ),
  cpp(
    'keeps a table until an empty line',
    [
      ['name mark: ', 'Asha 91'],
      ['name mark: ', 'Ravi 8'],
      ['name mark: ', ''],
    ],
    `#include <iomanip>\n#include <sstream>\nint main() { string line, name; double mark; map<string, double> of; while (cout << "name mark: ", getline(cin, line), !line.empty()) { istringstream words(line); words >> name >> mark; of[name] = mark; } for (auto& [who, m] : of) cout << setw(8) << left << who << setw(6) << right << fixed << setprecision(1) << m << "\\n"; }`,
  ),
  cpp(
    'counts words of lines until its end',
    [['text:\n', 'to be or not']],
    '#include <sstream>\nint main() { string line, word; int words = 0, lines = 0; cout << "text:\\n"; while (getline(cin, line)) { lines++; istringstream in(line); while (in >> word) words++; } cout << lines << " " << words << endl; }',
  ),
  cpp(
    'writes to both outputs in turn',
    [
      ['? ', 'a'],
      ['? ', 'b'],
    ],
    'int main() { string s; for (int i = 0; i < 2; i++) { cerr << i; cout << "? "; cin >> s; clog << s << endl; cout << "-" << flush; cerr << "+\\n"; } }',
  ),
];
