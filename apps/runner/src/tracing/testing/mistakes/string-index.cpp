#include <iostream>
#include <string>

int main() {
  std::string word = "abc";
  int capitals = 0;
  for (std::size_t i = 0; i <= word.size() + 1; i++) capitals += word[i] == 'A'; /* MISTAKE: __pos <= size\(\) */
  std::cout << capitals << "\n";
}
