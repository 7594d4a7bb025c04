#include <algorithm>
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

typedef pair<string, long long> Sale;

vector<string> cut(const string &line) {
    vector<string> cells(1);
    bool inside = false;
    for (size_t i = 0; i < line.size(); i++) {
        char c = line[i];
        if (c == '"') {
            if (inside && i + 1 < line.size() && line[i + 1] == '"') {
                cells.back() += '"';
                i++;
            } else inside = !inside;
        } else if (c == ',' && !inside) cells.push_back("");
        else cells.back() += c;
    }
    return cells;
}

int main() {
    string line;
    getline(cin, line);
    int n = stoi(line);
    getline(cin, line);
    map<string, int> column;
    int count = 0;
    for (const string &name : cut(line)) column[name] = count++;
    vector<Sale> sales;
    for (int i = 0; i < n; i++) {
        getline(cin, line);
        vector<string> cells = cut(line);
        string item = cells[column["item"]];
        auto found = find_if(sales.begin(), sales.end(), [&](const Sale &sale) { return sale.first == item; });
        if (found == sales.end()) found = sales.insert(sales.end(), {item, 0});
        found->second += stoll(cells[column["count"]]) * stoll(cells[column["price"]]);
    }
    stable_sort(sales.begin(), sales.end(), [](const Sale &a, const Sale &b) { return a.second > b.second; });
    for (const Sale &sale : sales) cout << sale.second << ' ' << sale.first << '\n';
}
