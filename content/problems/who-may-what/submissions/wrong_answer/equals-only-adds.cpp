#include <iostream>
#include <map>
#include <set>
#include <string>
#include <utility>
using namespace std;

struct File {
    string owner, group;
    int rights = 0;
};

int bitsOf(const string &letters) {
    int bits = 0;
    for (char c : letters) bits |= c == 'r' ? 4 : c == 'w' ? 2 : 1;
    return bits;
}

int changed(int rights, const string &mode) {
    if (isdigit((unsigned char)mode[0])) return stoi(mode, nullptr, 8);
    size_t at = mode.find_first_of("+-=");
    string who = mode.substr(0, at);
    if (who == "a") who = "ugo";
    int bits = bitsOf(mode.substr(at + 1));
    for (char c : who) {
        int shift = c == 'u' ? 6 : c == 'g' ? 3 : 0;
        if (mode[at] == '-') rights &= ~(bits << shift);
        else rights |= bits << shift;
    }
    return rights;
}

int main() {
    int g, f, q;
    cin >> g >> f >> q;
    set<pair<string, string>> members;
    while (g-- > 0) {
        string group, person;
        cin >> group >> person;
        members.insert({group, person});
    }
    map<string, File> files;
    while (f-- > 0) {
        string name;
        cin >> name;
        cin >> files[name].owner >> files[name].group >> oct >> files[name].rights >> dec;
    }
    while (q-- > 0) {
        string what, name, person, mode;
        cin >> what;
        if (what == "chmod") {
            cin >> name >> mode;
            int &rights = files[name].rights;
            rights = changed(rights, mode);
            for (int bit = 8; bit >= 0; bit--) cout << (rights >> bit & 1 ? "xwr"[bit % 3] : '-');
            cout << '\n';
            continue;
        }
        cin >> person >> name >> mode;
        const File &file = files[name];
        int shift = person == file.owner ? 6 : members.count({file.group, person}) > 0 ? 3 : 0;
        bool may = file.rights >> shift & bitsOf(mode);
        if (person == "root") may = mode != "x" || (file.rights & 0111) != 0;
        cout << (may ? "yes" : "no") << '\n';
    }
    return 0;
}
