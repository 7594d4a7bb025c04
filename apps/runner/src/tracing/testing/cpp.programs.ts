import type { OrdinaryProgram } from '../../sandbox/conformance/ordinary-program.ts';

/** What a recorder of C++ could stumble over. */
export const CPP_TRACED: readonly OrdinaryProgram[] = [
  {
    does: 'throws through frames with destructors',
    code: `#include <iostream>
#include <stdexcept>
#include <string>
struct Loud {
  std::string name;
  ~Loud() { std::cout << "~" << name << ' '; }
};
int deep(int n) {
  Loud loud{"d" + std::to_string(n)};
  if (n == 0) throw std::runtime_error("deep");
  return deep(n - 1) + 1;
}
int main() {
  for (int i = 0; i < 3; i++) {
    try {
      Loud outer{"o"};
      deep(i);
    } catch (const std::exception &e) {
      std::cout << e.what() << '\\n';
    }
  }
  try {
    try {
      throw 5;
    } catch (int &n) {
      n++;
      throw;
    }
  } catch (int n) {
    std::cout << n << '\\n';
  }
}
`,
  },
  {
    does: 'exits in a destructor',
    code: '#include <cstdlib>\n#include <iostream>\nstruct Last {\n  ~Last() {\n    std::cout << "bye\\n";\n    std::exit(4);\n  }\n};\nint main() {\n  Last last;\n  std::cout << "main\\n";\n}\n',
  },
  {
    does: 'ends by an exception that nobody catches',
    code: '#include <stdexcept>\nint half(int n) {\n  if (n % 2) throw std::logic_error("odd");\n  return n / 2;\n}\nint main() {\n  return half(half(6));\n}\n',
  },
  {
    does: 'has operators new and delete of its own',
    code: `#include <cstdio>
#include <cstdlib>
#include <new>
#include <vector>
static int made, gone;
void *operator new(std::size_t size) {
  made++;
  return std::malloc(size);
}
void operator delete(void *block) noexcept {
  gone++;
  std::free(block);
}
void operator delete(void *block, std::size_t) noexcept {
  gone++;
  std::free(block);
}
int main() {
  {
    std::vector<int> cells;
    for (int i = 0; i < 10; i++) cells.push_back(i);
    int *one = new int(5);
    delete one;
  }
  std::printf("%d %d\\n", made, gone);
}
`,
  },
  {
    does: 'has lambdas, templates and functions that are objects',
    code: `#include <algorithm>
#include <functional>
#include <iostream>
#include <vector>
template <typename T> T largest(const std::vector<T> &all) {
  T best = all[0];
  for (const T &each : all)
    if (best < each) best = each;
  return best;
}
int main() {
  int calls = 0;
  std::vector<int> cells{4, 1, 3};
  std::sort(cells.begin(), cells.end(), [&calls](int a, int b) {
    calls++;
    return a > b;
  });
  std::function<int(int)> twice = [=](int n) { return n + cells[0] * 2; };
  auto generic = [](auto a, auto b) { return a + b; };
  std::cout << cells[0] << twice(1) << generic(1, 2) << generic(1.5, 2) << largest<double>({1, 7.5}) << (calls > 0) << '\\n';
}
`,
  },
  {
    does: 'has classes that inherit in two ways, virtually, with statics',
    code: `#include <iostream>
#include <memory>
#include <vector>
struct Base {
  static int count;
  int id = ++count;
  virtual ~Base() { count--; }
  virtual int area() const { return 0; }
};
int Base::count = 0;
struct Side { int length = 3; virtual int sides() const { return 4; } };
struct Square : virtual Base, Side {
  int area() const override { return length * length; }
};
static int first = [] { return Base::count + 40; }();
int main() {
  std::vector<std::unique_ptr<Base>> shapes;
  shapes.push_back(std::make_unique<Square>());
  shapes.push_back(std::make_unique<Base>());
  for (const auto &shape : shapes) std::cout << shape->id << ':' << shape->area() << ' ';
  Side *side = dynamic_cast<Side *>(shapes[0].get());
  shapes.pop_back();
  std::cout << side->sides() << Base::count << first << '\\n';
}
`,
  },
  {
    does: 'has every container, moved, swapped and emptied',
    code: `#include <bits/stdc++.h>
using namespace std;
int main() {
  vector<string> names{"a", string(100, 'b')};
  vector<string> moved = move(names);
  map<string, vector<int>> lists{{"x", {1, 2}}};
  lists["y"].push_back(3);
  unordered_map<int, string> words{{1, "one"}, {2, "two"}};
  multimap<int, int> pairs{{1, 2}, {1, 3}};
  set<int> some{3, 1, 2};
  deque<int> ends{1, 2};
  ends.push_front(0);
  list<int> chain{1, 2, 3};
  chain.reverse();
  priority_queue<int, vector<int>, greater<int>> heap;
  for (int n : {5, 2, 8}) heap.push(n);
  stack<int> pile;
  pile.push(4);
  bitset<8> bits("1010");
  vector<bool> flags(10, true);
  flags[3].flip();
  optional<int> maybe;
  maybe = 5;
  shared_ptr<int> shared = make_shared<int>(6);
  auto other = shared;
  swap(some, *make_unique<set<int>>(set<int>{9}));
  array<array<int, 2>, 2> grid{{{1, 2}, {3, 4}}};
  tuple<int, string, double> three{1, "t", 2.5};
  some.clear();
  cout << moved.size() << names.size() << lists.size() << words.size() << pairs.size() << some.size() << ends.front()
       << chain.front() << heap.top() << pile.top() << bits << flags[3] << *maybe << other.use_count() << grid[1][1]
       << get<1>(three) << '\\n';
}
`,
  },
  {
    does: 'reads and prints without stdio',
    code: `#include <iostream>
#include <string>
int main() {
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  std::string line;
  int count = 0;
  while (std::getline(std::cin, line)) std::cout << ++count << ' ' << line << '\\n';
  std::cerr << "done\\n";
}
`,
    stdin: 'one\n\nthree',
  },
];
