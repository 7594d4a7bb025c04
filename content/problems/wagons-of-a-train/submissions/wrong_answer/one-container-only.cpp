#include <iostream>
#include <string>
using namespace std;

int read_weight() {
    string kind;
    int number, each;
    cin >> kind >> number;
    if (kind == "coal") return 22000 + number * 1000;
    if (kind == "tank") return 22000 + number * 4 / 5;
    cin >> each;
    return 22000 + each;
}

int main() {
    int n, total = 0, heaviest = 0, number = 0, too_heavy = 0;
    cin >> n;
    for (int i = 1; i <= n; i++) {
        int weight = read_weight();
        total += weight;
        if (weight > heaviest) {
            heaviest = weight;
            number = i;
        }
        if (weight > 80000) too_heavy++;
    }
    cout << total << '\n' << number << '\n' << too_heavy << '\n';
}
