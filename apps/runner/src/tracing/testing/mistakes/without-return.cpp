#include <iostream>

int sign(int n) { /* MISTAKE: end of a value-returning function */
  if (n > 0) return 1;
  if (n < 0) return -1;
}

int main() {
  std::cout << sign(0) << "\n";
}
