import { c, cpp, java, node, python, type Dialogue } from './dialogues.ts';

/** What first-semester courses set: menus, sentinels, tables, records, small games. */
export const COURSEWORK: readonly Dialogue[] = [
  c(
    'reads marks into an array, and grades them',
    [
      ['How many subjects? ', '3'],
      ['Subject 1: ', '81'],
      ['Subject 2: ', '64'],
      ['Subject 3: ', '92'],
    ],
    'int main(void) { int n, sum = 0; printf("How many subjects? "); scanf("%d", &n); int marks[n]; for (int i = 0; i < n; i++) { printf("Subject %d: ", i + 1); scanf("%d", &marks[i]); sum += marks[i]; } float average = (float)sum / n; printf("Average: %.2f\\nGrade: %c\\n", average, average >= 75 ? 65 : 66); }',
  ),
  c(
    'calculates, and asks whether to go on by a character',
    [
      ['Enter operator: ', '*'],
      ['Enter two operands: ', '6 7'],
      ['Continue (y/n)? ', 'y'],
      ['Enter operator: ', '/'],
      ['Enter two operands: ', '1 0'],
      ['Continue (y/n)? ', 'n'],
    ],
    'int main(void) { char op, again; double a, b; do { printf("Enter operator: "); scanf(" %c", &op); printf("Enter two operands: "); scanf("%lf %lf", &a, &b); switch (op) { case 42: printf("%.1lf * %.1lf = %.1lf\\n", a, b, a * b); break; case 47: if (b == 0) { fprintf(stderr, "Error! division by zero\\n"); break; } printf("%.1lf\\n", a / b); break; default: printf("Error! wrong operator\\n"); } printf("Continue (y/n)? "); scanf(" %c", &again); } while (again == 121); printf("Thank you\\n"); }',
  ),
  c(
    'tests words for palindromes until a word',
    [
      ['word> ', 'malayalam'],
      ['word> ', 'kolam'],
      ['word> ', 'quit'],
    ],
    'int main(void) { char s[60]; while (1) { printf("word> "); if (!fgets(s, sizeof s, stdin)) break; s[strcspn(s, "\\n")] = 0; if (strcmp(s, "quit") == 0) break; int i = 0, j = (int)strlen(s) - 1; while (i < j && s[i] == s[j]) { i++; j--; } puts(i >= j ? "palindrome" : "no"); } }',
  ),
  c(
    'counts vowels of a line with getchar',
    [['Type a sentence: ', 'Practice makes perfect']],
    'int main(void) { int ch, vowels = 0, others = 0; printf("Type a sentence: "); while ((ch = getchar()) != 10 && ch != EOF) strchr("aeiouAEIOU", ch) ? vowels++ : others++; printf("%d vowels, %d others", vowels, others); }',
  ),
  c(
    'fills a matrix, and prints it',
    [
      ['a[0][0] = ', '1'],
      ['a[0][1] = ', '2'],
      ['a[1][0] = ', '3'],
      ['a[1][1] = ', '4'],
    ],
    'int main(void) { int a[2][2]; for (int i = 0; i < 2; i++) for (int j = 0; j < 2; j++) { printf("a[%d][%d] = ", i, j); scanf("%d", &a[i][j]); } for (int i = 0; i < 2; i++, printf("\\n")) for (int j = 0; j < 2; j++) printf("%5d", a[j][i]); }',
  ),
  c(
    'reads records, throws the rest of a line away',
    [
      ['Name: ', 'Meera Nair'],
      ['Roll and CGPA: ', '12 8.75 extra'],
      ['Name: ', 'Ravi'],
      ['Roll and CGPA: ', '7 9.1'],
    ],
    'struct student { char name[40]; int roll; float cgpa; };\nint main(void) { struct student s[2]; for (int i = 0; i < 2; i++) { printf("Name: "); fgets(s[i].name, 40, stdin); s[i].name[strlen(s[i].name) - 1] = 0; printf("Roll and CGPA: "); scanf("%d %f", &s[i].roll, &s[i].cgpa); while (getchar() != 10); } for (int i = 0; i < 2; i++) printf("%-12s|%04d|%5.2f\\n", s[i].name, s[i].roll, s[i].cgpa); }',
  ),
  c(
    'adds until -1, a letter among the numbers',
    [
      ['Enter a number (-1 to stop): ', '10'],
      ['Enter a number (-1 to stop): ', 'abc'],
      ['Enter a number (-1 to stop): ', '5'],
      ['Enter a number (-1 to stop): ', '-1'],
    ],
    'int main(void) { int n = 0, sum = 0, count = 0; for (;;) { printf("Enter a number (-1 to stop): "); if (scanf("%d", &n) != 1) { printf("Not a number!\\n"); while (getchar() != 10); continue; } if (n == -1) break; sum += n; count++; } printf("\\nSum = %d\\nAverage = %.1f\\n", sum, (double)sum / count); }',
  ),
  c(
    'is an ATM with a PIN',
    [
      ['PIN: ', '1111'],
      ['PIN: ', '4821'],
      ['Choice: ', '2'],
      ['Amount: ', '700'],
      ['Choice: ', '3'],
    ],
    'int main(void) { int balance = 500, choice, amount; while (strcmp(getpass("PIN: "), "4821")) puts("Wrong PIN"); do { printf("1. Balance  2. Withdraw  3. Exit\\nChoice: "); scanf("%d", &choice); if (choice == 1) printf("Rs. %d\\n", balance); if (choice == 2) { printf("Amount: "); scanf("%d", &amount); if (amount > balance) printf("\\a\\033[31mInsufficient balance\\033[0m\\n"); else balance -= amount; } } while (choice != 3); return balance % 256; }',
  ),
  c(
    'clears the screen before each board of noughts and crosses',
    [
      ['X plays: ', '5'],
      ['O plays: ', '1'],
    ],
    'int main(void) { char b[10] = "123456789"; for (int turn = 0; turn < 2; turn++) { printf("\\033[2J\\033[H"); for (int r = 0; r < 9; r += 3) printf(" %c | %c | %c\\n%s", b[r], b[r + 1], b[r + 2], r < 6 ? "---+---+---\\n" : ""); int cell; printf("%c plays: ", "XO"[turn]); scanf("%d", &cell); b[cell - 1] = "XO"[turn]; } printf("%s\\n", b); }',
  ),
  cpp(
    'has a menu for a stack in a class',
    [
      ['Choice: ', '1'],
      ['Value: ', '42'],
      ['Choice: ', '2'],
      ['Choice: ', '2'],
      ['Choice: ', '0'],
    ],
    'class Stack { vector<int> items; public: void push(int x) { items.push_back(x); } void pop() { if (items.empty()) { cout << "Stack underflow" << endl; return; } cout << "Popped " << items.back() << endl; items.pop_back(); } };\nint main() { Stack s; int choice; while (true) { cout << "1.Push 2.Pop 0.Exit\\nChoice: "; cin >> choice; if (choice == 1) { int x; cout << "Value: "; cin >> x; s.push(x); } else if (choice == 2) s.pop(); else break; } }',
  ),
  cpp(
    'reads names by getline after a number',
    [
      ['How many friends? ', '2'],
      ['Friend 1: ', 'Anil Kumar'],
      ['Friend 2: ', 'Zoya'],
    ],
    '#include <algorithm>\n#include <limits>\nint main() { int n; cout << "How many friends? "; cin >> n; cin.ignore(numeric_limits<streamsize>::max(), \'\\n\'); vector<string> names(n); for (int i = 0; i < n; ++i) { cout << "Friend " << i + 1 << ": "; getline(cin, names[i]); } sort(names.rbegin(), names.rend()); for (const auto& name : names) cout << "Hello, " << name << "!\\n"; }',
  ),
  cpp(
    'prints a bill as a table',
    [
      ['Item price qty (end with done): ', 'pen 10.5 4'],
      ['Item price qty (end with done): ', 'book 249 1'],
      ['Item price qty (end with done): ', 'done'],
    ],
    '#include <iomanip>\nint main() { string item; double price, total = 0; int qty; cout << fixed << setprecision(2); while (cout << "Item price qty (end with done): ", cin >> item && item != "done") { cin >> price >> qty; total += price * qty; cout << left << setw(10) << item << right << setw(10) << price * qty << \'\\n\'; } cout << string(20, \'-\') << "\\nTotal" << setw(15) << total; }',
  ),
  cpp(
    'throws for what is no age, and asks again',
    [
      ['Age: ', 'twenty'],
      ['Age: ', '200'],
      ['Age: ', '20'],
    ],
    '#include <stdexcept>\nint main() { while (true) try { string s; cout << "Age: "; cin >> s; int age = stoi(s); if (age < 0 || age > 150) throw out_of_range("too old"); cout << "Born in " << 2026 - age << \'\\n\'; return 0; } catch (const invalid_argument&) { cerr << "not a number\\n"; } catch (const out_of_range& e) { cerr << e.what() << endl; } }',
  ),
  java(
    'keeps a list of tasks by Scanner’s nextInt and nextLine',
    [
      ['Enter choice: ', '1'],
      ['Task: ', 'learn loops'],
      ['Enter choice: ', '2'],
      ['Enter choice: ', '3'],
    ],
    'Scanner sc = new Scanner(System.in); ArrayList<String> tasks = new ArrayList<>(); int choice; do { System.out.println("1. Add\\n2. List\\n3. Exit"); System.out.print("Enter choice: "); choice = sc.nextInt(); sc.nextLine(); switch (choice) { case 1 -> { System.out.print("Task: "); tasks.add(sc.nextLine()); } case 2 -> { for (int i = 0; i < tasks.size(); i++) System.out.printf("%d) %s%n", i + 1, tasks.get(i)); } case 3 -> System.out.println("Bye"); default -> System.out.println("Invalid"); } } while (choice != 3); sc.close();',
  ),
  java(
    'catches what is no number of a BufferedReader',
    [
      ['Principal: ', '10,000'],
      ['Principal: ', '10000'],
      ['Years: ', '2'],
    ],
    'BufferedReader br = new BufferedReader(new InputStreamReader(System.in)); double p; while (true) { System.out.print("Principal: "); try { p = Double.parseDouble(br.readLine()); break; } catch (NumberFormatException e) { System.err.println(e.getMessage()); } } System.out.print("Years: "); int t = Integer.parseInt(br.readLine().trim()); System.out.println("Interest: " + p * t * 7.5 / 100);',
  ),
  java(
    'goes on while the answer begins with y, and leaves a name out by nextLine after nextInt',
    [
      ['Roll: ', '4'],
      ['More? ', 'yes'],
      ['Roll: ', '9'],
      ['More? ', 'no'],
    ],
    'Scanner in = new Scanner(System.in); char more; do { System.out.print("Roll: "); int roll = in.nextInt(); System.out.print("Name: "); String name = in.nextLine(); System.out.println("[" + name + "] " + roll); System.out.print("More? "); more = in.next().charAt(0); } while (more == 121);',
  ),
  python(
    'keeps a phone book in a menu',
    [
      ['Choose: ', 'a'],
      ['Name: ', 'Sita'],
      ['Number: ', '98400 12345'],
      ['Choose: ', 'f'],
      ['Name: ', 'Gita'],
      ['Choose: ', 'q'],
    ],
    'book = {}\nwhile True:\n    print("(a)dd  (f)ind  (q)uit")\n    choice = input("Choose: ").strip().lower()\n    if choice == "a":\n        name = input("Name: ")\n        book[name] = input("Number: ")\n    elif choice == "f":\n        print(book.get(input("Name: "), "not found"))\n    elif choice == "q":\n        break\nprint(f"{len(book)} saved")',
  ),
  python(
    'plays hangman in colours',
    [
      ['guess: ', 'a'],
      ['guess: ', 'z'],
      ['guess: ', 'm'],
      ['guess: ', 'n'],
    ],
    'word, found, lives = "mann", set(), 2\nwhile lives and not set(word) <= found:\n    for letter in word:\n        print(letter if letter in found else "_", end=" ")\n    guess = input(f"\\033[1;33m{lives}\\033[0m guess: ")\n    if guess in word: found.add(guess)\n    else:\n        lives -= 1\n        print("\\x1b[31mNo\\x1b[0m")\nprint("You won" if lives else "You lost")',
  ),
  python(
    'lets one in by name and password',
    [
      ['Username: ', 'asha'],
      ['Password: ', 'wrong'],
      ['Username: ', 'asha'],
      ['Password: ', 'secret'],
    ],
    'from getpass import getpass\nusers = {"asha": "secret"}\nfor attempt in range(3):\n    name = input("Username: ")\n    if users.get(name) == getpass():\n        print(f"Welcome, {name.title()}")\n        break\n    print("Invalid,", 2 - attempt, "left")',
  ),
  python(
    'asks a quiz with a time to think, and by write',
    [
      ['Capital of Kerala? ', 'Kochi'],
      ['2 ** 5 = ', '32'],
    ],
    'import sys, time\nscore = 0\nfor question, answer in (("Capital of Kerala? ", "Thiruvananthapuram"), ("2 ** 5 = ", "32")):\n    sys.stdout.write("Get ready")\n    for dot in range(3):\n        time.sleep(0.05)\n        sys.stdout.write(".")\n        sys.stdout.flush()\n    print()\n    sys.stdout.write(question)\n    score += input() == answer\nprint(f"{score}/2", file=sys.stderr)',
  ),
  node(
    'rates a film from 1 to 5',
    [
      ['stars? ', '9'],
      ['stars? ', '4'],
      ['why? ', 'songs'],
    ],
    "let stars; do { stars = parseInt(await ask('stars? '), 10); if (stars > 5) console.error('at most 5'); } while (!(stars >= 1 && stars <= 5)); const why = await ask('why? '); console.log(`${'*'.repeat(stars)} ${why}`);",
  ),
];
