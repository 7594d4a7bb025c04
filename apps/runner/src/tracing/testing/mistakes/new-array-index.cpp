#include <iostream>

int main() {
  int n = 6;
  long long *table = new long long[n];
  for (int i = 1; i <= n; i++) table[i] = i; /* MISTAKE: heap-buffer-overflow | table 6 cells, cell 6 */
  std::cout << table[1] << "\n";
  delete[] table;
}
