#include <iostream>

struct Buffer {
  int *cells;
  Buffer() : cells(new int[4]()) {}
  ~Buffer() { delete[] cells; } /* MISTAKE: attempting double-free */
};

int main() {
  Buffer first;
  Buffer second = first;
  std::cout << second.cells[0] << "\n";
}
