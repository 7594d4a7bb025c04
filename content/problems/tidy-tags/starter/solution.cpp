#include <iostream>
#include <string>
using namespace std;

int main() {
    string page;
    getline(cin, page);

    int number = 0, deepest = 0;
    for (size_t at = 0; at < page.size() && page[at] == '<';) {
        size_t end = page.find('>', at);
        string tag = page.substr(at + 1, end - at - 1); // such as "ul", "/ul" or "br/"
        at = end + 1;
        number++;

        // Your code here.
    }
    cout << "ok " << deepest << '\n';
    return 0;
}
