#include <iostream>
#include <vector>

int main() {
    std::cout << "started" << std::endl;
    std::vector<std::vector<char>> pieces;
    for (;;) pieces.emplace_back(1 << 20, 'x');
}
