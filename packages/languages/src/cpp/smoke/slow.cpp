#include <iostream>

int main() {
    std::cout << "started" << std::endl;
    for (volatile unsigned long turn = 0;; turn = turn + 1) {
    }
}
