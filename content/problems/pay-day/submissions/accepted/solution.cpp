#include <algorithm>
#include <iostream>
#include <memory>
#include <string>

struct Employee {
    virtual ~Employee() = default;
    virtual long long pay() const = 0;
};

struct Fixed : Employee {
    long long salary;
    explicit Fixed(long long s) : salary(s) {}
    long long pay() const override { return salary; }
};

struct Hourly : Employee {
    long long hours, rate;
    Hourly(long long h, long long r) : hours(h), rate(r) {}
    long long pay() const override { return hours * rate + std::max(0LL, hours - 160) * (rate / 2); }
};

struct Sales : Employee {
    long long base, sold;
    Sales(long long b, long long s) : base(b), sold(s) {}
    long long pay() const override { return base + std::min(base, sold * 5 / 100); }
};

int main() {
    int n;
    std::cin >> n;
    long long total = 0;
    while (n-- > 0) {
        std::string kind, name;
        long long a, b;
        std::cin >> kind >> name >> a;
        std::unique_ptr<Employee> e;
        if (kind == "fixed") {
            e.reset(new Fixed(a));
        } else {
            std::cin >> b;
            if (kind == "hourly") e.reset(new Hourly(a, b));
            else e.reset(new Sales(a, b));
        }
        std::cout << name << " " << e->pay() << "\n";
        total += e->pay();
    }
    std::cout << "total " << total << "\n";
}
