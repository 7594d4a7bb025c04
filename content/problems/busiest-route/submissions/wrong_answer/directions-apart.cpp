#include <iostream>
#include <map>
#include <string>
#include <utility>
using namespace std;

int main() {
    int n, most = 0;
    cin >> n;
    map<pair<string, string>, int> tickets;
    while (n-- > 0) {
        string a, b;
        cin >> a >> b;

        tickets[{a, b}]++;
    }
    pair<string, string> best;
    for (const auto &each : tickets) {
        if (each.second > most) {
            most = each.second;
            best = each.first;
        }
    }
    cout << tickets.size() << '\n' << best.first << ' ' << best.second << ' ' << most << '\n';
}
