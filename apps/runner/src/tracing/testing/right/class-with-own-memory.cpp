#include <algorithm>
#include <iostream>

class Numbers {
  int *cells;
  int count, room;

public:
  Numbers() : cells(nullptr), count(0), room(0) {}
  Numbers(const Numbers &other) : cells(new int[other.room]), count(other.count), room(other.room) {
    std::copy(other.cells, other.cells + count, cells);
  }
  Numbers &operator=(Numbers other) {
    std::swap(cells, other.cells);
    std::swap(count, other.count);
    std::swap(room, other.room);
    return *this;
  }
  ~Numbers() { delete[] cells; }
  void add(int value) {
    if (count == room) {
      int *larger = new int[room = room ? 2 * room : 2];
      for (int i = 0; i < count; i++) larger[i] = cells[i];
      delete[] cells;
      cells = larger;
    }
    cells[count++] = value;
  }
  int sum() const {
    int total = 0;
    for (int i = 0; i < count; i++) total += cells[i];
    return total;
  }
};

int main() {
  Numbers one;
  for (int i = 0; i < 9; i++) one.add(i);
  Numbers two = one, three;
  two.add(100);
  three = two;
  std::cout << one.sum() << " " << three.sum() << "\n";
}
