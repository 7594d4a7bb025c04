#include <iostream>
#include <map>
#include <string>
using namespace std;

struct ClassType {
    string base;
    map<string, bool> isVirtual;  // of each function that the class declares
};

map<string, ClassType> classes;

// The first class from this one upwards that declares the function, or "-".
string lookUp(string name, const string &function) {
    while (name != "-" && classes[name].isVirtual.count(function) == 0) name = classes[name].base;
    return name;
}

bool isVirtualFrom(string name, const string &function) {
    for (name = lookUp(name, function); name != "-"; name = lookUp(classes[name].base, function)) {
        if (classes[name].isVirtual[function]) return true;
    }
    return false;
}

int main() {
    int n, q;
    cin >> n >> q;
    for (int i = 0; i < n; i++) {
        string name, function;
        int m;
        cin >> name;
        ClassType &c = classes[name];
        cin >> c.base >> m;
        while (m-- > 0) {
            cin >> function;
            bool starred = function.back() == '*';
            if (starred) function.pop_back();
            c.isVirtual[function] = starred;
        }
    }
    while (q-- > 0) {
        string s, d, function;
        cin >> s >> d >> function;
        string found = lookUp(s, function);
        if (isVirtualFrom(found, function)) found = lookUp(d, function);
        if (found == "-") cout << "error\n";
        else cout << found << "::" << function << '\n';
    }
}
