#include <iostream>
#include <string>
using namespace std;

int main() {
    int k, packs = 0;
    string bangles, rod;
    cin >> k >> bangles;
    for (char colour : bangles) {
        rod += colour;
        // Your code here: are the k topmost equal?
    }
    cout << packs << '\n' << (rod.empty() ? "EMPTY" : rod) << '\n';
    return 0;
}
