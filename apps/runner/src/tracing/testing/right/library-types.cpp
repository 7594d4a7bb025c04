#include <bits/stdc++.h>
using namespace std;

struct Shape {
  virtual ~Shape() = default;
  virtual double area() const = 0;
};

struct Square : Shape {
  double side;
  explicit Square(double side) : side(side) {}
  double area() const override { return side * side; }
};

int main() {
  map<string, vector<int>> groups;
  unordered_map<int, int> counts;
  for (int i = 0; i < 30; i++) {
    groups[i % 3 ? "some" : "third"].push_back(i);
    counts[i % 7]++;
  }
  priority_queue<pair<int, int>, vector<pair<int, int>>, greater<>> nearest;
  for (auto &[key, count] : counts) nearest.push({count, key});
  deque<int> window;
  for (int i = 0; i < 10; i++) {
    window.push_back(i);
    if (window.size() > 3) window.pop_front();
  }
  list<string> words = {"b", "a", "c"};
  words.sort();
  function<int(int)> fibonacci = [&](int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); };
  unique_ptr<Shape> shape = make_unique<Square>(1.5);
  shared_ptr<Shape> shared(std::move(shape));
  optional<int> maybe, set = 4;
  swap(maybe, set);
  tuple<int, string> both{1, "x"};
  auto copy = both;
  stringstream text("3 4 5");
  int a, b, c;
  text >> a >> b >> c;
  bitset<8> bits(5);
  array<int, 3> three{{3, 1, 2}};
  sort(three.begin(), three.end());
  cout << groups.size() << nearest.top().first << window.front() << words.front() << fibonacci(10) << shared->area()
       << maybe.value_or(0) << get<1>(copy) << a + b + c << bits.count() << three[0] << "\n";
}
