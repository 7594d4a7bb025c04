#include <iostream>
#include <list>
#include <string>
using namespace std;

int main() {
    list<int> bundle; // always in order
    int n, house;
    cin >> n;
    while (n-- > 0) {
        string command;
        cin >> command;
        if (command == "show") {
            if (bundle.empty()) cout << "none";
            for (int each : bundle) cout << each << ' ';
            cout << '\n';
            continue;
        }
        cin >> house;
        auto place = bundle.begin();
        while (place != bundle.end() && *place < house) ++place;
        if (command == "add") {
            bundle.insert(place, house);
        } else {
            int count = 0;
            while (place != bundle.end() && *place == house) {
                place = bundle.erase(place);
                count++;
            }
            cout << count << '\n';
        }
    }
}
