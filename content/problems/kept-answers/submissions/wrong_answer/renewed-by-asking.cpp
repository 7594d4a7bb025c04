#include <iostream>
#include <map>
#include <string>
using namespace std;

struct Record {
    string kind, value;
    int life = 0, end = 0;
};

map<string, Record> outside, kept;

string answer(int now, string name, int &questions) {
    for (int aliases = 0; aliases <= 8; aliases++) {
        auto found = kept.find(name);
        if (found == kept.end() || now >= found->second.end) {
            questions++;
            auto there = outside.find(name);
            if (there == outside.end()) return "unknown";
            Record copy = there->second;
            copy.end = now + copy.life;
            kept[name] = copy;
        }
        kept[name].end = now + kept[name].life;
        const Record &record = kept[name];
        if (record.kind == "A") return record.value;
        name = string(record.value);
    }
    return "loop";
}

int main() {
    int n;
    cin >> n;
    while (n-- > 0) {
        string what, name;
        int now;
        cin >> what >> now >> name;
        if (what == "SET") {
            Record r;
            cin >> r.kind >> r.value >> r.life;
            outside[name] = r;
            continue;
        }
        int questions = 0;
        string found = answer(now, name, questions);
        cout << found << ' ' << questions << '\n';
    }
    return 0;
}
