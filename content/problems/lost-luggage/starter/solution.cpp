#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main() {
    int e, s;
    cin >> e >> s;
    vector<string> expected(e), scanned(s);
    for (string &tag : expected) cin >> tag;
    for (string &tag : scanned) cin >> tag;

    // Your code here: count the found bags, then print the missing and the foreign tags.
    return 0;
}
