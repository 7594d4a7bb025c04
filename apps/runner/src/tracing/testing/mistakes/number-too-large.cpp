#include <iostream>

int main() {
  int n = 100000;
  long long square = n * n; /* MISTAKE: signed integer overflow: 100000 \* 100000 */
  std::cout << square << "\n";
}
