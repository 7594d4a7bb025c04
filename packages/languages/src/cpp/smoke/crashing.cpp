#include <iostream>
#include <stdexcept>

int main() {
    std::cout << "started" << std::endl;
    throw std::runtime_error("on purpose");
}
