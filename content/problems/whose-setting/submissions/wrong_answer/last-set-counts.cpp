#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

using Layer = map<string, string>;

// The value in this layer, or nullptr. (From C++17 on, optional<string> says this better.)
const string *valueIn(const Layer &layer, const string &name) {
    auto it = layer.find(name);
    return it == layer.end() ? nullptr : &it->second;
}

int main() {
    const vector<string> places = {"user", "project", "default"};
    map<string, Layer> layers;
    int n;
    cin >> n;
    while (n-- > 0) {
        string kind, place, name, value;
        cin >> kind;
        if (kind == "get") {
            cin >> name;
            string answer = "not set";
            for (const string &p : places) {
                if (const string *found = valueIn(layers[p], name)) {
                    answer = *found + " " + p;
                }
            }
            cout << answer << '\n';
            continue;
        }
        cin >> place;
        Layer &layer = layers[place];
        if (kind == "set") {
            cin >> name >> value;
            layer[name] = value;
        } else if (kind == "unset") {
            cin >> name;
            layer.erase(name);
        } else {
            if (layer.empty()) cout << "nothing";
            for (const auto &each : layer) cout << each.first << ' ';
            cout << '\n';
        }
    }
}
