#include <iostream>

class Stack {
  int cells[3];
  int top = 0;

public:
  void push(int value) {
    cells[top++] = value; /* MISTAKE: index 3 out of bounds | cells 3 cells, cell 3 */
  }
  int size() const { return top; }
};

int main() {
  Stack stack;
  for (int i = 0; i < 4; i++) stack.push(i);
  std::cout << stack.size() << "\n";
}
