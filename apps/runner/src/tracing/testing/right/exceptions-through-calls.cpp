#include <iostream>
#include <stdexcept>
#include <string>
#include <vector>

struct Noisy {
  int values[4] = {1, 2, 3, 4};
  ~Noisy() { values[0] = 0; }
};

int deep(const std::vector<int> &given, int level) {
  Noisy noisy;
  int room[6] = {level};
  if (level == 3) return given.at(10) + room[0];
  return deep(given, level + 1) + noisy.values[1];
}

int plain(int n) {
  int squares[8];
  for (int i = 0; i < 8; i++) squares[i] = i * i;
  return squares[n];
}

int main() {
  std::vector<int> few(3, 1);
  for (int i = 0; i < 3; i++) {
    try {
      std::cout << deep(few, 0) << "\n";
    } catch (const std::out_of_range &error) {
      std::cout << "no such cell " << plain(i + 2) << "\n";
    }
  }
  try {
    throw std::string("enough");
  } catch (std::string &word) {
    std::cout << word << "\n";
  }
}
