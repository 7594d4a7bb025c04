import { c, cpp, java, py, type WrongAnswer } from './wrong-answer.ts';

import { wrongElements } from './wrong-elements.ts';
import { wrongHolding } from './wrong-holding.ts';
import { wrongMoves } from './wrong-moves.ts';

/** Usual tasks in which something usual is missed. */
export const wrongTasks: readonly WrongAnswer[] = [
  ...wrongElements,
  ...wrongMoves,
  ...wrongHolding,
  {
    id: 'answers/carried-over',
    input: '2\n1 2\n3 4\n1 0\n0 1',
    expected: '1 2\n3 4',
    actual: '1 3 \n6 10',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int a[10][10],b[10][10],c[10][10],n,i,j,k,sum=0;\n    scanf("%d",&n);\n    for(i=0;i<n;i++) for(j=0;j<n;j++) scanf("%d",&a[i][j]);\n    for(i=0;i<n;i++) for(j=0;j<n;j++) scanf("%d",&b[i][j]);\n    for(i=0;i<n;i++)\n        for(j=0;j<n;j++)\n        {\n            for(k=0;k<n;k++)\n                sum+=a[i][k]*b[k][j];\n            c[i][j]=sum;\n        }\n    for(i=0;i<n;i++)\n    {\n        for(j=0;j<n;j++) printf("%d ",c[i][j]);\n        printf("\\n");\n    }\n    return 0;\n}',
    ),
    words: ['`sum`'],
  },
  {
    id: 'answers/one-rate-for-all',
    input: '150',
    expected: '275.00',
    actual: '375.00',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int units;\n    float bill;\n    scanf("%d",&units);\n    if(units<=100)\n        bill=units*1.5;\n    else if(units<=200)\n        bill=units*2.5;\n    else\n        bill=units*4;\n    printf("%.2f\\n",bill);\n    return 0;\n}',
    ),
    words: ['`bill=units*2.5`'],
  },
  {
    id: 'answers/arrays-compared',
    input: 'admin 1234',
    expected: 'Login successful',
    actual: 'Invalid',
    program: c(
      '#include <stdio.h>\n#include <string.h>\nint main()\n{\n    char user[20],pass[20];\n    scanf("%s%s",user,pass);\n    if(user=="admin" && pass=="1234")\n        printf("Login successful\\n");\n    else\n        printf("Invalid\\n");\n    return 0;\n}',
    ),
    words: ['`user=="admin"`'],
  },
  {
    id: 'answers/other-half',
    input: '5\n1 3 5 7 9\n7',
    expected: '3',
    actual: '-1',
    program: cpp(
      '#include <iostream>\nusing namespace std;\nint main()\n{\n    int n, key, a[100];\n    cin >> n;\n    for (int i = 0; i < n; i++) cin >> a[i];\n    cin >> key;\n    int lo = 0, hi = n - 1, ans = -1;\n    while (lo <= hi)\n    {\n        int mid = (lo + hi) / 2;\n        if (a[mid] == key) { ans = mid; break; }\n        if (key > a[mid]) hi = mid - 1;\n        else lo = mid + 1;\n    }\n    cout << ans << endl;\n}',
    ),
    words: ['`key > a[mid]`'],
  },
  {
    id: 'answers/cubes-only',
    input: '1634',
    expected: 'Armstrong',
    actual: 'Not Armstrong',
    program: java(
      'import java.util.*;\npublic class Main {\n    public static void main(String[] args) {\n        Scanner sc = new Scanner(System.in);\n        int n = sc.nextInt();\n        int t = n, s = 0;\n        while (t > 0) {\n            int d = t % 10;\n            s = s + d * d * d;\n            t = t / 10;\n        }\n        if (s == n) System.out.println("Armstrong");\n        else System.out.println("Not Armstrong");\n    }\n}',
    ),
    words: ['`d * d * d`'],
  },
  {
    id: 'answers/carried-over',
    input: '145',
    expected: 'Strong',
    actual: 'Not strong',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int n, t, d, i, f = 1, s = 0;\n    scanf("%d", &n);\n    t = n;\n    while (t > 0)\n    {\n        d = t % 10;\n        for (i = 1; i <= d; i++)\n            f = f * i;\n        s = s + f;\n        t = t / 10;\n    }\n    if (s == n)\n        printf("Strong\\n");\n    else\n        printf("Not strong\\n");\n    return 0;\n}',
    ),
    words: ['`f`'],
  },
  {
    id: 'answers/itself-added',
    input: '6',
    expected: 'Perfect',
    actual: 'Not perfect',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int n, i, s = 0;\n    scanf("%d", &n);\n    for (i = 1; i <= n; i++)\n        if (n % i == 0)\n            s = s + i;\n    if (s == n)\n        printf("Perfect\\n");\n    else\n        printf("Not perfect\\n");\n    return 0;\n}',
    ),
    words: ['`s`'],
  },
  {
    id: 'answers/field-hidden',
    input: '3\n1 2 3',
    expected: '3 2 1',
    actual: '3 2 1 0',
    program: cpp(
      '#include <iostream>\nusing namespace std;\nclass Stack\n{\n    int a[10];\n    int top;\npublic:\n    Stack() { int top = -1; }\n    void push(int x) { a[++top] = x; }\n    int pop() { return a[top--]; }\n    bool empty() { return top == -1; }\n};\nint main()\n{\n    Stack *s = new Stack();\n    int n, x;\n    cin >> n;\n    while (n--) { cin >> x; s->push(x); }\n    while (!s->empty()) cout << s->pop() << " ";\n}',
    ),
    words: ['`int top = …`'],
  },
  {
    id: 'answers/last-digit-left',
    input: '345',
    expected: '12',
    actual: '9',
    program: cpp(
      '#include <iostream>\nusing namespace std;\nint main()\n{\n    int n, s = 0;\n    cin >> n;\n    while (n > 10)\n    {\n        s += n % 10;\n        n /= 10;\n    }\n    cout << s << endl;\n}',
    ),
    words: ['`n > 10`'],
  },
  {
    id: 'answers/compared-late',
    input: '1000 600',
    expected: '400',
    actual: 'Insufficient',
    program: cpp(
      '#include <iostream>\nusing namespace std;\nclass Account\n{\n    double bal;\npublic:\n    Account(double b) : bal(b) {}\n    void withdraw(double x)\n    {\n        bal = bal - x;\n        if (x > bal)\n            cout << "Insufficient" << endl;\n        else\n            cout << bal << endl;\n    }\n};\nint main()\n{\n    double b, x;\n    cin >> b >> x;\n    Account a(b);\n    a.withdraw(x);\n}',
    ),
    words: ['`bal = bal - x`'],
  },
  {
    id: 'answers/pairs-twice',
    input: '4\n1 2 3 4\n5',
    expected: '2',
    actual: '4',
    program: cpp(
      '#include <iostream>\nusing namespace std;\nint main()\n{\n    int n, a[50], k, c = 0;\n    cin >> n;\n    for (int i = 0; i < n; i++) cin >> a[i];\n    cin >> k;\n    for (int i = 0; i < n; i++)\n        for (int j = 0; j < n; j++)\n            if (i != j && a[i] + a[j] == k)\n                c++;\n    cout << c << endl;\n}',
    ),
    words: ['`i`'],
  },
  {
    id: 'answers/boxes-compared',
    input: '500 500',
    expected: 'Same',
    actual: 'Different',
    program: java(
      'import java.util.*;\npublic class Main {\n    public static void main(String[] args) {\n        Scanner sc = new Scanner(System.in);\n        Integer a = sc.nextInt();\n        Integer b = sc.nextInt();\n        if (a == b) System.out.println("Same");\n        else System.out.println("Different");\n    }\n}',
    ),
    words: ['`a == b`'],
  },
  {
    id: 'answers/method-misnamed',
    input: 'pen book bag',
    expected: 'true',
    actual: 'false',
    program: java(
      'import java.util.*;\nclass Item {\n    String name;\n    Item(String n) { name = n; }\n    public boolean equal(Object o) { return ((Item) o).name.equals(name); }\n}\npublic class Main {\n    public static void main(String[] args) {\n        List<Item> items = new ArrayList<>();\n        Scanner sc = new Scanner(System.in);\n        for (int i = 0; i < 3; i++) items.add(new Item(sc.next()));\n        System.out.println(items.contains(new Item("pen")));\n    }\n}',
    ),
    words: ['`equals`'],
  },
  {
    id: 'answers/constructor-with-type',
    expected: '60',
    actual: '0',
    program: java(
      'class Lamp {\n    int watt;\n    void Lamp(int w) { watt = w; }\n    Lamp() { }\n}\npublic class Main {\n    public static void main(String[] args) {\n        Lamp l = new Lamp();\n        System.out.println(l.watt);\n    }\n}',
    ),
    words: ['`void Lamp(int w)`'],
  },
  {
    id: 'answers/stepped-twice',
    input: '5',
    expected: '15',
    actual: '9',
    program: java(
      'import java.util.*;\npublic class Main {\n    public static void main(String[] args) {\n        Scanner sc = new Scanner(System.in);\n        int n = sc.nextInt();\n        int i = 1, s = 0;\n        for (i = 1; i <= n; i++) {\n            s += i;\n            i++;\n        }\n        System.out.println(s);\n    }\n}',
    ),
    words: ['`for`'],
  },
  {
    id: 'answers/leap-year',
    input: '1900',
    expected: 'Common',
    actual: 'Leap',
    program: java(
      'import java.util.*;\npublic class Main {\n    public static void main(String[] args) {\n        Scanner sc = new Scanner(System.in);\n        int y = sc.nextInt();\n        if (y % 4 == 0 || y % 100 != 0 && y % 400 == 0)\n            System.out.println("Leap");\n        else\n            System.out.println("Common");\n    }\n}',
    ),
    words: ['`y % 4 == 0 || y % 100 != 0 && y % 400 == 0`'],
  },
  {
    id: 'answers/last-turn-decides',
    input: '9',
    expected: 'False',
    actual: 'True',
    program: py(
      'n = int(input())\nprime = True\nfor i in range(2, n):\n    if n % i == 0:\n        prime = False\n    else:\n        prime = True\nprint(prime)',
    ),
    words: ['`prime`'],
  },
];
