#include <iostream>

class Counter {
  int count;

public:
  Counter() {}
  void add() { count++; } /* MISTAKE: never set */
  int get() const { return count; }
};

int main() {
  Counter counter;
  counter.add();
  std::cout << (counter.get() > 0) << "\n";
}
