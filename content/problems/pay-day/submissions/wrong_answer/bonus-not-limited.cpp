#include <algorithm>
#include <iostream>
#include <string>

int main() {
    int n;
    std::cin >> n;
    long long total = 0;
    while (n-- > 0) {
        std::string kind, name;
        long long a, b, pay;
        std::cin >> kind >> name >> a;
        pay = a;
        if (kind != "fixed") {
            std::cin >> b;
            if (kind == "hourly") pay = a * b + std::max(0LL, a - 160) * (b / 2);
            else pay = a + b * 5 / 100;
        }
        std::cout << name << " " << pay << "\n";
        total += pay;
    }
    std::cout << "total " << total << "\n";
}
