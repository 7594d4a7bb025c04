import { c, cpp, java, py, type WrongAnswer } from './wrong-answer.ts';

/** Programs that look at another element, or show something else, than they should. */
export const wrongElements: readonly WrongAnswer[] = [
  {
    id: 'answers/inner-counter-unused',
    input: '5\n5 4 3 2 1',
    expected: '1 2 3 4 5',
    actual: '4 3 2 1 5',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int a[50],n,i,j,t;\n    scanf("%d",&n);\n    for(i=0;i<n;i++) scanf("%d",&a[i]);\n    for(i=0;i<n;i++)\n        for(j=0;j<n-1;j++)\n            if(a[i]>a[i+1])\n            {\n                t=a[i];\n                a[i]=a[i+1];\n                a[i+1]=t;\n            }\n    for(i=0;i<n;i++) printf("%d ",a[i]);\n    return 0;\n}',
    ),
    words: ['`j`'],
  },
  {
    id: 'answers/leading-spaces',
    input: '3',
    expected: '  *\n ***\n*****',
    actual: ' *\n  ***\n   *****',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int i,j,n;\n    scanf("%d",&n);\n    for(i=1;i<=n;i++)\n    {\n        for(j=1;j<=i;j++) printf(" ");\n        for(j=1;j<=2*i-1;j++) printf("*");\n        printf("\\n");\n    }\n    return 0;\n}',
    ),
    words: [],
  },
  {
    id: 'answers/one-turn-more',
    input: '5',
    expected: '0 1 1 2 3',
    actual: '0 1 1 2 3 5',
    program: java(
      'import java.util.*;\npublic class Main {\n    public static void main(String[] args) {\n        Scanner sc = new Scanner(System.in);\n        int n = sc.nextInt();\n        int a = 0, b = 1;\n        for (int i = 0; i <= n; i++) {\n            System.out.print(a + " ");\n            int c = a + b;\n            a = b;\n            b = c;\n        }\n    }\n}',
    ),
    words: ['`5`'],
  },
  {
    id: 'answers/printed-each-turn',
    input: '3',
    expected: '14',
    actual: '1\n5\n14',
    program: py('n = int(input())\ns = 0\nfor i in range(1, n + 1):\n    s = s + i * i\n    print(s)'),
    words: ['`print(s)`'],
  },
  {
    id: 'answers/place-behind-end',
    input: 'lotus',
    expected: 'sutol',
    actual: '',
    program: c(
      '#include <stdio.h>\n#include <string.h>\nint main()\n{\n    char s[50], r[50];\n    int i, n;\n    scanf("%s", s);\n    n = strlen(s);\n    for (i = 0; i < n; i++)\n        r[i] = s[n - i];\n    r[n] = \'\\0\';\n    printf("%s\\n", r);\n    return 0;\n}',
    ),
    words: ['`i`'],
  },
  {
    id: 'answers/place-from-zero',
    input: '4\n10 20 30 40\n30',
    expected: 'Found at position 3',
    actual: 'Found at position 2',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int a[50], n, i, key;\n    scanf("%d", &n);\n    for (i = 0; i < n; i++) scanf("%d", &a[i]);\n    scanf("%d", &key);\n    for (i = 0; i < n; i++)\n        if (a[i] == key)\n        {\n            printf("Found at position %d\\n", i);\n            return 0;\n        }\n    printf("Not found\\n");\n    return 0;\n}',
    ),
    words: ['`i`'],
  },
  {
    id: 'answers/other-counter-printed',
    input: '3',
    expected: '1\n22\n333',
    actual: '1\n12\n123',
    program: c(
      '#include <stdio.h>\nint main()\n{\n    int i, j, n;\n    scanf("%d", &n);\n    for (i = 1; i <= n; i++)\n    {\n        for (j = 1; j <= i; j++)\n            printf("%d", j);\n        printf("\\n");\n    }\n    return 0;\n}',
    ),
    words: ['`333`'],
  },
  {
    id: 'answers/characters-as-numbers',
    input: 'abc 1',
    expected: 'bcd',
    actual: '9899100',
    program: cpp(
      '#include <iostream>\nusing namespace std;\nint main()\n{\n    string s;\n    int k;\n    cin >> s >> k;\n    for (char c : s)\n        cout << c + k;\n    cout << endl;\n}',
    ),
    words: ['`+`'],
  },
  {
    id: 'answers/place-behind-end',
    input: 'level',
    expected: 'palindrome',
    actual: 'no palindrome',
    program: cpp(
      '#include <iostream>\n#include <string>\nusing namespace std;\nint main()\n{\n    string s;\n    cin >> s;\n    bool ok = true;\n    for (int i = 0; i < s.size() / 2; i++)\n        if (s[i] != s[s.size() - i]) ok = false;\n    cout << (ok ? "palindrome" : "no palindrome") << endl;\n}',
    ),
    words: ['`i`'],
  },
  {
    id: 'answers/read-into-copies',
    input: '3\n1 2 3',
    expected: '6',
    actual: '0',
    program: cpp(
      '#include <iostream>\n#include <vector>\nusing namespace std;\nint main()\n{\n    int n;\n    cin >> n;\n    vector<int> v(n);\n    for (auto x : v) cin >> x;\n    int s = 0;\n    for (auto x : v) s += x;\n    cout << s;\n}',
    ),
    words: ['`x`'],
  },
  {
    id: 'answers/never-read',
    input: '5\n7 7 7 2 2',
    expected: '7',
    actual: '3',
    program: cpp(
      '#include <iostream>\n#include <map>\nusing namespace std;\nint main()\n{\n    int n, x;\n    cin >> n;\n    map<int, int> cnt;\n    while (n--) { cin >> x; cnt[x]++; }\n    int best = 0, who = 0;\n    for (auto &p : cnt)\n        if (p.second > best)\n        {\n            best = p.second;\n            who = p.first;\n        }\n    cout << best << endl;\n}',
    ),
    words: ['`who = p.first`'],
  },
  {
    id: 'answers/characters-as-numbers',
    input: 'Amit Shah',
    expected: 'AS',
    actual: '148',
    program: java(
      'import java.util.*;\npublic class Main {\n    public static void main(String[] args) {\n        Scanner sc = new Scanner(System.in);\n        String first = sc.next(), last = sc.next();\n        System.out.println(first.charAt(0) + last.charAt(0));\n    }\n}',
    ),
    words: ['`+`'],
  },
  {
    id: 'answers/texts-sorted',
    input: '10 9 100 1',
    expected: '1 9 10 100',
    actual: '1 10 100 9',
    program: py('nums = input().split()\nnums.sort()\nprint(*nums)'),
    words: ['`nums`'],
  },
  {
    id: 'answers/count-set-to-one',
    input: 'asha ravi asha',
    expected: 'asha 2\nravi 1',
    actual: 'asha 1\nravi 1',
    program: py(
      'votes = input().split()\ncount = {}\nfor v in votes:\n    count[v] = 1\nfor name in count:\n    print(name, count[name])',
    ),
    words: ['`count[v] = 1`'],
  },
  {
    id: 'answers/slice-begins',
    input: 'abcdef',
    expected: 'ace',
    actual: 'bdf',
    program: py('s = input()\nprint(s[1:len(s):2])'),
    words: ['`s[1:len(s):2]`'],
  },
  {
    id: 'answers/slice-stops',
    input: 'abcdef',
    expected: 'abc',
    actual: 'ab',
    program: py('s = input()\nprint(s[0:2])'),
    words: ['`s[0:2]`', '3 instead of 2'],
  },
];
