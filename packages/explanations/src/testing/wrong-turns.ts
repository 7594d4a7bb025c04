import { c, cpp, java, py, type WrongAnswer } from './wrong-answer.ts';

/** Programs that lose in a function or in a turn of a loop what they have worked out. */
export const wrongTurns: readonly WrongAnswer[] = [
  {
    id: 'answers/copy-changed',
    expected: '90',
    actual: '0',
    program: cpp(
      'struct Student {\n    int marks;\n};\nvoid update(Student s, int m) {\n    s.marks = m;\n}\nint main() {\n    Student a;\n    a.marks = 0;\n    update(a, 90);\n    cout << a.marks;\n}',
    ),
    words: ['`update`', 'Student &s'],
  },
  {
    id: 'answers/copy-changed',
    expected: '1 2 3',
    actual: '3 2 1',
    program: cpp(
      'void order(vector<int> v) {\n    sort(v.begin(), v.end());\n}\nint main() {\n    vector<int> v = {3, 2, 1};\n    order(v);\n    for (int x : v) cout << x << " ";\n}',
    ),
    words: ['vector<int> &v'],
  },
  {
    id: 'answers/copy-changed',
    expected: '2 1',
    actual: '1 2',
    program: cpp(
      'void turn(vector<int> v) {\n    for (int i = 0; i < v.size() / 2; i++) {\n        int t = v[i];\n        v[i] = v[v.size() - 1 - i];\n        v[v.size() - 1 - i] = t;\n    }\n}\nint main() {\n    vector<int> v = {1, 2};\n    turn(v);\n    for (int x : v) cout << x << " ";\n}',
    ),
  },
  {
    id: 'answers/copy-changed-in-c',
    expected: '90',
    actual: '0',
    program: c(
      'struct student {\n    int marks;\n};\nvoid update(struct student s) {\n    s.marks = s.marks + 90;\n}\nint main() {\n    struct student a = {0};\n    update(a);\n    printf("%d", a.marks);\n}',
    ),
    words: ['struct student *s', 's->'],
  },
  {
    id: 'answers/copy-changed-in-c',
    input: '7',
    expected: '7',
    actual: '0',
    program: c(
      'typedef struct {\n    int x;\n} Point;\nvoid read(Point p) {\n    scanf("%d", &p.x);\n}\nint main() {\n    Point p = {0};\n    read(p);\n    printf("%d", p.x);\n}',
    ),
    words: ['Point *p'],
  },
  {
    id: 'answers/start-lost',
    expected: '1 2',
    actual: '',
    program: c(
      'struct Node {\n    int data;\n    struct Node *next;\n};\nvoid add(struct Node *head, int x) {\n    struct Node *n = malloc(sizeof(struct Node));\n    n->data = x;\n    n->next = head;\n    head = n;\n}\nint main() {\n    struct Node *head = NULL;\n    add(head, 2);\n    add(head, 1);\n    while (head) {\n        printf("%d ", head->data);\n        head = head->next;\n    }\n}',
    ),
    words: ['head = n', '`add`'],
  },
  {
    id: 'answers/start-lost',
    expected: '5',
    actual: '',
    program: java(
      'class Node {\n    int data;\n    Node next;\n}\nclass Main {\n    static void add(Node head, int x) {\n        Node n = new Node();\n        n.data = x;\n        if (head == null) {\n            head = n;\n            return;\n        }\n        head.next = n;\n    }\n}',
    ),
    words: ['head = n'],
  },
  {
    id: 'answers/pointer-itself-changed',
    input: '5',
    expected: '6',
    actual: '5',
    program: c(
      'void up(int *x) {\n    x = x + 1;\n}\nint main() {\n    int n;\n    scanf("%d", &n);\n    up(&n);\n    printf("%d", n);\n}',
    ),
    words: ['*x = *x + 1'],
  },
  {
    id: 'answers/pointer-itself-changed',
    input: '3 5',
    expected: '5 3',
    actual: '3 5',
    program: c('void swap(int *a, int *b) {\n    int *t;\n    t = a;\n    a = b;\n    b = t;\n}'),
    words: ['*a = *b'],
  },
  {
    id: 'answers/pointer-itself-changed',
    expected: '6',
    actual: '5',
    program: cpp('void up(int *x) {\n    x++;\n}'),
    words: ['(*x)++'],
  },
  {
    id: 'answers/counter-shared',
    input: '3',
    expected: '*\n**\n***',
    actual: '***',
    program: c(
      'int main() {\n    int i, n;\n    scanf("%d", &n);\n    for (i = 0; i < n; i++) {\n        for (i = 0; i < n; i++) {\n            printf("*");\n        }\n        printf("\\n");\n    }\n}',
    ),
    words: ['line 5', 'line 4', '`i`'],
  },
  {
    id: 'answers/wrong-way',
    input: '5',
    expected: '120',
    actual: '0',
    program: java('int f = 1;\nfor (int i = n; i >= 1; i++) {\n    f = f * i;\n}\nSystem.out.println(f);'),
    words: ['i >= 1', 'i++'],
  },
  {
    id: 'answers/begins-again',
    input: '3\n1 2 4',
    expected: '7',
    actual: '1\n2\n4',
    program: java(
      'for (int i = 0; i < n; i++) {\n    int sum = 0;\n    sum += in.nextInt();\n    System.out.println(sum);\n}',
    ),
    words: ['int sum = 0', '`sum`'],
  },
  {
    id: 'answers/begins-again',
    input: '3\n1 2 4',
    expected: '2',
    actual: '1',
    program: c(
      'int main() {\n    int i, x, count;\n    for (i = 0; i < 3; i++) {\n        count = 0;\n        scanf("%d", &x);\n        if (x % 2 == 0) {\n            count++;\n        }\n    }\n    printf("%d", count);\n}',
    ),
    words: ['count = 0'],
  },
  {
    id: 'answers/begins-again',
    expected: '[0, 1, 4]',
    actual: '[4]',
    program: py('for i in range(3):\n    squares = []\n    squares.append(i * i)\nprint(squares)'),
    words: ['squares = []'],
  },
  {
    id: 'answers/other-beginning',
    input: '6',
    expected: '0 1 1 2 3 5',
    actual: '1 2 3 5 8 13',
    words: ['0, 1', '1, 2'],
  },
  {
    id: 'answers/fibonacci-neighbour',
    input: '7',
    expected: '13',
    actual: '8',
    program: py(
      'def fib(n):\n    if n <= 2:\n        return n - 1\n    return fib(n - 1) + fib(n - 2)\nprint(fib(7))',
    ),
    words: ['`8`', '`13`'],
  },
  {
    id: 'answers/second-not-kept',
    input: '4\n1 5 7 3',
    expected: '5',
    actual: '3',
    program: cpp(
      'for (int i = 0; i < n; i++) {\n    if (a[i] > first) {\n        first = a[i];\n    } else if (a[i] > second && a[i] != first) {\n        second = a[i];\n    }\n}',
    ),
    words: ['first = a[i]', 'second = first'],
  },
  {
    id: 'answers/second-not-kept',
    input: '1 5 7 3',
    expected: '5',
    actual: '3',
    program: py('for x in a:\n    if x > big:\n        big = x\n    elif x > second:\n        second = x'),
    words: ['second = big'],
  },
  {
    id: 'answers/second-not-kept',
    input: '1 5 7 3',
    expected: '5',
    actual: '3',
    program: c(
      'for (i = 0; i < n; i++) {\n    if (a[i] > max)\n        max = a[i];\n    if (a[i] > sec && a[i] != max)\n        sec = a[i];\n}',
    ),
    words: ['sec = max'],
  },
  {
    id: 'answers/second-kept-late',
    input: '4\n1 5 7 3',
    expected: '5',
    actual: '7',
    program: java(
      'if (x > max) {\n    max = x;\n    second = max;\n} else if (x > second) {\n    second = x;\n}',
    ),
    words: ['second = max'],
  },
];

/** Right programs that only look like those. */
export const rightTurns: readonly (Omit<WrongAnswer, 'id'> & { readonly never: string })[] = [
  {
    never: 'answers/copy-changed',
    expected: '5',
    actual: '9',
    program: cpp(
      'void walk(vector<int> path, int at) {\n    path.push_back(at);\n    if (at < n) walk(path, at + 1);\n    else all.push_back(path);\n}',
    ),
  },
  {
    never: 'answers/copy-changed',
    expected: '5',
    actual: '9',
    program: cpp(
      'void median(vector<double> v, double &m) {\n    sort(v.begin(), v.end());\n    m = v[v.size() / 2];\n}',
    ),
  },
  {
    never: 'answers/copy-changed',
    expected: '5',
    actual: '9',
    program: cpp('void median(vector<double> v) {\n    sort(v.begin(), v.end());\n    best = v[0];\n}'),
  },
  {
    never: 'answers/start-lost',
    expected: '5',
    actual: '9',
    program: c(
      'void show(struct Node *head) {\n    while (head != NULL) {\n        printf("%d", head->data);\n        head = head->next;\n    }\n}\nvoid clear(struct Node *head) {\n    free(head);\n    head = NULL;\n}',
    ),
  },
  {
    never: 'answers/pointer-itself-changed',
    expected: '5',
    actual: '9',
    program: c(
      'void copy(char *to, char *from) {\n    while (*from) {\n        *to = *from;\n        to++;\n        from++;\n    }\n}',
    ),
  },
  {
    never: 'answers/begins-again',
    expected: '5 6',
    actual: '9 9',
    program: c(
      'for (i = 0; i < n; i++) {\n    sum = 0;\n    for (j = 0; j < m; j++) sum += a[i][j];\n    printf("%d ", sum);\n}\nprintf("%d", sum);',
    ),
  },
  {
    never: 'answers/begins-again',
    expected: '5',
    actual: '9',
    program: py(
      'for row in rows:\n    total = 0\n    total += row\n    best = max(best, total)\nprint(total)',
    ),
  },
  {
    never: 'answers/begins-again',
    expected: '5',
    actual: '9\n9',
    program: java(
      'for (int i = 0; i < n; i++) {\n    String flags = "";\n    if (a > b) flags += "N";\n    if (a == 0) flags += "Z";\n    System.out.println(flags);\n}',
    ),
  },
  {
    never: 'answers/counter-shared',
    expected: '5',
    actual: '9',
    program: c(
      'for (i = 0; i < n; i++) {\n    if (a[i] == x) {\n        for (i = 0; i < n; i++) s++;\n        break;\n    }\n}',
    ),
  },
  {
    never: 'answers/second-not-kept',
    expected: '5',
    actual: '9',
    program: c(
      'if (x > max) {\n    second = max;\n    max = x;\n} else if (x > second) {\n    second = x;\n}',
    ),
  },
  {
    never: 'answers/second-kept-late',
    expected: '5',
    actual: '9',
    program: py('if x > best:\n    best = x\nanswer = best'),
  },
];
