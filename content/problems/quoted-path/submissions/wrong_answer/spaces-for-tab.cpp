#include <iostream>
#include <string>
using namespace std;

int main() {
    string name, file;
    int percent;
    cin >> name >> file >> percent;
    cout << "\"" << name << "\" saved C:\\temp\\" << file << '\n';
    cout << "name:   " << name << '\n';
    cout << "disk:\t" << percent << "% full\n";
    return 0;
}
