#include <iostream>

struct Node {
  int value;
  Node *next;
};

int main() {
  Node *head = new Node{1, nullptr};
  head->next = new Node{2, nullptr};
  delete head->next;
  std::cout << head->next->value << "\n"; /* MISTAKE: heap-use-after-free */
  delete head;
}
