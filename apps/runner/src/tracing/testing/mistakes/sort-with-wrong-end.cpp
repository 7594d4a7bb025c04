#include <algorithm>
#include <iostream>

int main() {
  int values[4] = {3, 1, 2, 0};
  std::sort(values, values + 5); /* MISTAKE: stack-buffer-overflow | values 4 cells, cell 4 */
  std::cout << values[0] << "\n";
}
