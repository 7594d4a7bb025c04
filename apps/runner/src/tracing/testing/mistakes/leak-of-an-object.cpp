#include <iostream>

struct Point {
  int x, y;
};

int area() {
  Point *corner = new Point{3, 4}; /* MISTAKE: memory leak of 8 bytes */
  return corner->x * corner->y;
}

int main() {
  std::cout << area() << "\n";
}
