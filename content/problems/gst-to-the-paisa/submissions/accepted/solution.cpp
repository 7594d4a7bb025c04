#include <cstdio>
#include <iostream>
using namespace std;

int main() {
    long long pieces, price, rate;
    cin >> pieces >> price >> rate;
    long long net = pieces * price;
    long long total = net + (net * rate + 50) / 100;
    printf("%lld.%02lld\n", total / 100, total % 100);
    return 0;
}
