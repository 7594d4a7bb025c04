#include <iostream>
#include <map>
#include <string>

int main() {
    std::string schedule;
    std::cin >> schedule;
    std::map<char, int> seen;
    int common = 0, sold = 0;
    for (char counter : schedule) {
        auto found = seen.find(counter);
        if (found == seen.end()) {
            seen[counter] = common;
        } else {
            common = found->second + 1;
            seen.erase(found);
            sold++;
        }
    }
    std::cout << common << " " << sold - common << "\n";
}
