#include <algorithm>
#include <iostream>
#include <string>
using namespace std;

class Shelf {
public:
    long long size = 0, capacity = 0, moved = 0;

    void push(long long k) {
        long long after = size + k;
        while (capacity < after) {
            size = capacity;  // full
            changeTo(max(1LL, 2 * capacity));
        }
        size = after;
    }
    void pop(long long k) { size -= k; }
    void reserve(long long places) {
        if (places > capacity) changeTo(places);
    }
    void shrink() {
        if (capacity > size) changeTo(size);
    }

private:
    void changeTo(long long places) {
        capacity = places;
        moved += size;
    }
};

int main() {
    int n;
    cin >> n;
    Shelf shelf;
    while (n-- > 0) {
        string kind;
        cin >> kind;
        if (kind == "shrink") {
            shelf.shrink();
        } else {
            long long k;
            cin >> k;
            if (kind == "push") shelf.push(k);
            else if (kind == "pop") shelf.pop(k);
            else shelf.reserve(k);
        }
        cout << shelf.size << ' ' << shelf.capacity << '\n';
    }
    cout << "moved " << shelf.moved << '\n';
}
