#include <algorithm>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>
using namespace std;

using List = vector<string>;

int main() {
    int n;
    cin >> n;
    map<string, shared_ptr<List>> lists;
    while (n-- > 0) {
        string kind, a, other;
        cin >> kind >> a;
        if (kind == "new") {
            lists[a] = make_shared<List>();
            continue;
        }
        List &list = *lists[a];
        if (kind == "show") {
            if (list.empty()) cout << "empty";
            for (const string &item : list) cout << item << ' ';
            cout << '\n';
            continue;
        }
        cin >> other;
        if (kind == "share") lists[other] = make_shared<List>(list);
        else if (kind == "copy") lists[other] = make_shared<List>(list);
        else if (kind == "add") list.push_back(other);
        else {
            auto it = find(list.begin(), list.end(), other);
            if (it != list.end()) list.erase(it);
        }
    }
    set<shared_ptr<List>> different;
    for (const auto &each : lists) different.insert(each.second);
    cout << "lists " << different.size() << '\n';
}
