#include <iostream>

struct Point {
  int x, y;
};

const Point &farther(const Point &a, const Point &b) {
  return a.x > b.x ? a : b;
}

int main() {
  const Point &found = farther(Point{3, 4}, Point{1, 2});
  std::cout << found.y << "\n"; /* MISTAKE: use-after-scope */
}
