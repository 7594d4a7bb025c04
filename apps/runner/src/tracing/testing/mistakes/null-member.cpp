#include <iostream>

struct Node {
  int value = 0;
  Node *left = nullptr;
  int get() const { return value; }
};

int main() {
  Node root;
  std::cout << root.left->get() << "\n"; /* MISTAKE: null pointer */
}
