#include <iostream>
#include <map>
#include <stdexcept>
#include <string>
#include <vector>
using namespace std;

using Lines = vector<pair<string, int>>;

class Shop {
public:
    void deliver(const Lines &lines) {
        for (const auto &line : lines) stock[line.first] += line.second;
    }
    // Throws for the first line that cannot be filled, and then has changed nothing.
    void order(const Lines &lines) {
        map<string, long long> left;
        for (const auto &line : lines) {
            // [] puts a new item into the map.
            if (stock[line.first] == 0 && left.count(line.first) == 0) throw runtime_error("unknown " + line.first);
            long long &rest = left.insert(*stock.find(line.first)).first->second;
            if (rest < line.second) throw runtime_error("short " + line.first);
            rest -= line.second;
        }
        for (const auto &item : left) stock[item.first] = item.second;
    }
    void print() const {
        for (const auto &item : stock) cout << item.first << ' ' << item.second << '\n';
    }

private:
    map<string, long long> stock;
};

int main() {
    int n, k;
    cin >> n;
    Shop shop;
    while (n-- > 0) {
        string kind;
        cin >> kind >> k;
        Lines lines(k);
        for (auto &line : lines) cin >> line.first >> line.second;
        if (kind == "deliver") {
            shop.deliver(lines);
            continue;
        }
        try {
            shop.order(lines);
            cout << "done\n";
        } catch (const runtime_error &fault) {
            cout << fault.what() << '\n';
        }
    }
    shop.print();
}
